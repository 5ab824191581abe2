/** The name of a level after a programme, apart from `bac+2` and the like. Pure data. */
export const levelWords: Readonly<Record<number, string>> = {
  0: 'bac niveau 4',
  1: 'bac+1 niveau 4',
  2: 'bac+2 niveau 5',
  3: 'bac+3 licence bachelor niveau 6',
  4: 'bac+4 niveau 6',
  5: 'bac+5 master mastère niveau 7',
};

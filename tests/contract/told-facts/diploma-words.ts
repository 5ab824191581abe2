/** The diploma of a programme, where its name has another one, or stands in a column of another one. Pure. */
import { clash } from './clash';
import { type Disagreement, foldedText } from './disagreements';
import { type Diploma, diplomas, mentionsOf, type NamedProgramme, type SchoolNames } from './school-names';
import type { ToldEntry, ToldText } from './told-entries';

export function diplomaWords(entries: readonly ToldEntry[], names: SchoolNames): Disagreement[] {
  const graded = names.programmes.filter(({ diploma }) => diploma !== null);
  const bare = graded.map((of) => ({
    of,
    names: [...new Set([of.subject, of.short])].filter((name) => name.length > 2),
  }));
  const known = (name: string) => graded.filter(({ subject, short }) => subject === name || short === name);
  return entries.flatMap((entry) => [
    ...entry.texts.flatMap((told) => {
      const text = foldedText(told.text);
      return mentionsOf(text, bare).flatMap(({ start, end }) => {
        const said = /(?:^|[^\p{L}])(btsa|bts|bac pro|bachelor|mastere|licence|master) $/u.exec(
          text.slice(Math.max(0, start - 12), start),
        )?.[1];
        return said ? wrong(entry, told, said, known(text.slice(start, end))) : [];
      });
    }),
    ...cellsOf(entry).flatMap(({ head, row, told }) => {
      const said = diplomaOf(head);
      const text = foldedText(told.text);
      if (said && /^(?:ministere|certificateur)/.test(foldedText(row)))
        return certifiers(entry, told, said, names);
      return said
        ? mentionsOf(text, bare)
            .filter(
              ({ start, end }) =>
                /(?:^|, |et )$/.test(text.slice(0, start)) && /^(?:$|,| et)/.test(text.slice(end)),
            )
            .flatMap(({ start, end }) => wrong(entry, told, said, known(text.slice(start, end))))
        : [];
    }),
  ]);
}

function wrong(
  entry: ToldEntry,
  told: ToldText,
  said: string,
  known: readonly NamedProgramme[],
): Disagreement[] {
  if (known.length === 0 || known.some(({ diploma }) => diploma === said)) return [];
  return [
    clash(entry, told, `diploma of ${known[0]?.slug}`, [
      said,
      known.map(({ diploma }) => diploma).join(', '),
    ]),
  ];
}

/** A head that is one diploma's name. */
const diplomaOf = (head: string): Diploma | undefined =>
  diplomas.find((diploma) => new RegExp(`^${diploma}s?$`).test(foldedText(head).trim()));

/** A ministry in a table is the certifier of the diploma. */
function certifiers(entry: ToldEntry, told: ToldText, said: Diploma, names: SchoolNames): Disagreement[] {
  const known = names.programmes
    .filter(({ diploma }) => diploma === said)
    .map(({ entry: { fields } }) =>
      foldedText((fields['certification'] as { certifier?: string } | null)?.certifier ?? ''),
    );
  const ministry = foldedText(told.text).replace(/^(?:de |l')/, '');
  return known.some((one) => one.includes(ministry))
    ? []
    : [clash(entry, told, `certifier of ${said}`, [ministry, [...new Set(known)].join(', ')])];
}

interface Cell {
  head: string;
  /** The first cell of its row. */
  row: string;
  told: ToldText;
}

/** Cells of tables with the heads of their column and of their row. */
function cellsOf(entry: ToldEntry): Cell[] {
  const written = entry.texts.filter(({ text }) => text.startsWith('|'));
  let heads: string[] = [];
  const inProse = written.flatMap((told, index): Cell[] => {
    const cells = told.text
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (written[index - 1]?.place !== told.place || index === 0) heads = cells;
    return cells.slice(1).map((text, at) => ({
      head: heads[at + 1] ?? '',
      row: cells[0] ?? '',
      told: { place: told.place, text },
    }));
  });
  const columns = new Map(
    entry.texts.filter(({ place }) => /\.columns\.\d+$/.test(place)).map(({ place, text }) => [place, text]),
  );
  const inFields = entry.texts.flatMap((told): Cell[] => {
    const [, table, row, column] = /^(.*)\.rows\.(\d+)\.(\d+)$/.exec(told.place) ?? [];
    if (table === undefined) return [];
    const first = entry.texts.find(({ place }) => place === `${table}.rows.${row}.0`)?.text ?? '';
    return [
      { head: columns.get(`${table}.columns.${column}`) ?? '', row: first, told },
      ...(column === '0' ? [] : [{ head: first, row: '', told }]),
    ];
  });
  return [...inProse, ...inFields];
}

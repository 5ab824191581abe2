/** As an editor would write it. */
export const tableExample = {
  __component: 'blocks.table',
  title: 'Où nous en sommes',
  caption: 'Avancement des engagements au dernier comité (données de démonstration)',
  columns: ['Engagement', 'Indicateur', 'Point de départ', 'Aujourd’hui', 'Objectif'],
  rows: [
    ['Énergie des bâtiments', 'kWh par m² et par an', '148', '121', '99'],
    ['Venir sans voiture', 'Part des trajets', '54 %', '68 %', '75 %'],
    ['Place du vivant', 'Campus à 20 % ou plus', '5 sur 24', '17 sur 26', '26 sur 26'],
    ['Achats', 'Ordinateurs remis en état', '22 %', '19 %, en recul', '50 %'],
  ],
};

/** Texts of the group `panorama`. */
export const panoramaLabels = {
  'panorama.title': 'Panorama des études',
  'panorama.summary':
    'Les formations de l’école sur une seule carte, du Bac au Bac+5. Chaque secteur est un chemin ; on peut y entrer à plusieurs hauteurs, et en changer.',
  'panorama.description':
    'Niveaux d’entrée et de sortie, parcours par secteur, formations courtes : le panorama des études de l’école, du Bac au Bac+5.',
  'panorama.map.title': 'Les chemins, du Bac au Bac+5',
  'panorama.map.reading': 'Chaque trait est une formation, du niveau demandé pour entrer au niveau atteint.',
  'panorama.map.axis': 'Formations par niveau atteint',
  'panorama.map.legend': 'Légende des traits',
  'panorama.map.otherSectors': 'Autres formations',
  'panorama.map.rest': 'Voir les {count} formations',
  'panorama.short.title': 'Formations courtes',
  'panorama.short.intro': 'Quelques jours pour ajouter une compétence, sans changer de niveau.',
  'panorama.short.level': 'Accessible au niveau {level}',
  'panorama.short.rest': 'Voir les {count} formations courtes',
  'panorama.all': 'Chercher dans la liste des formations',
} as const;

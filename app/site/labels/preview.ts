/** Labels for editors: the sign-in at `/login`, and the bar above a preview. Visitors receive none of them. */
export const previewLabels = {
  'preview.door.title': 'Espace de rédaction',
  'preview.door.summary':
    'Réservé à l’équipe éditoriale : connectez-vous pour relire les brouillons sur le site avant leur publication.',
  'preview.door.form': 'Se connecter',
  'preview.door.email': 'Adresse électronique',
  'preview.door.password': 'Mot de passe',
  'preview.door.hint': 'Celui de votre compte dans l’outil de rédaction.',
  'preview.door.submit': 'Voir les brouillons',
  'preview.door.refused': 'Adresse ou mot de passe incorrect.',
  'preview.door.tooMany': 'Trop de tentatives. Réessayez dans un quart d’heure.',
  'preview.door.away': 'L’outil de rédaction ne répond pas. Réessayez dans un instant.',
  'preview.door.visitors': 'Vous ne faites pas partie de l’équipe ?',
  'preview.door.home': 'Retour à l’accueil',

  'preview.bar.name': 'Aperçu',
  'preview.bar.draft': 'Aperçu : les brouillons sont visibles, pour vous seulement.',
  'preview.bar.published': 'Aperçu de la version publiée.',
  'preview.bar.edit': 'Modifier cette page',
  'preview.bar.leave': 'Quitter l’aperçu',
} as const;

/** Texts of the group `admissions`: brochure, contact and registration requests. */
export const admissionsLabels = {
  'admissions.brochure.title': 'Recevoir une brochure',
  'admissions.brochure.lead':
    'Choisissez une formation et un campus\u00a0: vous recevez la brochure qui leur correspond, avec le programme, les rythmes et les tarifs.',
  'admissions.brochure.submit': 'Demander la brochure',
  'admissions.contact.title': 'Contacter un campus',
  'admissions.contact.lead':
    'Choisissez la formation qui vous intéresse et le campus le plus proche\u00a0: votre question arrive à l’équipe qui y enseigne.',
  'admissions.contact.submit': 'Écrire au campus',
  'admissions.registration.title': 'Candidater',
  'admissions.registration.lead':
    'Choisissez une formation et un campus\u00a0: vous ouvrez votre dossier de candidature, que vous pourrez compléter à votre rythme.',
  'admissions.registration.submit': 'Candidater',

  'admissions.form.label': 'Votre choix',
  'admissions.form.course': 'Formation',
  'admissions.form.coursePlaceholder': 'Choisir une formation',
  'admissions.form.campus': 'Campus',
  'admissions.form.campusPlaceholder': 'Choisir un campus',
  'admissions.form.campusLater': 'La liste des campus apparaît dès qu’une formation est choisie.',
  'admissions.form.showCampuses': 'Voir les campus',
  'admissions.form.sort': 'Trier par distance',
  'admissions.form.updateLists': 'Mettre à jour les listes',
  'admissions.form.updateHint':
    'Changez de formation ou de campus, puis mettez les listes à jour\u00a0: chacune ne montre que ce qui va avec l’autre.',
  'admissions.form.anyCampus': 'Voir les formations de tous les campus',
  'admissions.form.reset': 'Recommencer le choix',
  'admissions.form.leaving': 'Vous passez ensuite sur l’espace sécurisé des admissions, hors de ce site.',

  'admissions.problem.missing': 'Vous devez choisir un campus et une formation.',
  'admissions.problem.missingCourse': 'Choisissez une formation.',
  'admissions.problem.missingCampus': 'Choisissez un campus.',
  'admissions.problem.invalid':
    'Ce choix n’existe pas. Choisissez une formation et un campus dans les listes.',
  'admissions.problem.notTaught':
    'Ce campus ne propose pas cette formation. Choisissez un autre campus, ou une autre formation.',
  'admissions.problem.notTaughtCampus': 'La formation choisie n’est pas enseignée ici.',
  'admissions.problem.notOffered.contact':
    'Cette formation ne reçoit pas de demande en ligne pour le moment\u00a0: appelez-nous.',
  'admissions.problem.notOffered.registration':
    'Les candidatures à cette formation ne se font pas en ligne pour le moment\u00a0: appelez-nous.',
  'admissions.problem.noLink': 'Lien CRM introuvable.',
  'admissions.problem.noLinkHelp':
    'Votre choix est conservé. Le campus peut prendre votre demande par téléphone.',
  'admissions.problem.awayHelp': 'Votre choix est conservé. Réessayez dans un instant, ou appelez-nous.',
  'admissions.problem.retry': 'Réessayer',
  'admissions.problem.seeProgramme': 'Voir la formation {title}',
  'admissions.problem.askInstead': 'Poser une question sur cette formation',

  'admissions.popIn.coursePlaceholder': 'Chercher une formation',
  'admissions.popIn.allCourses': 'Voir toutes les formations',
  'admissions.popIn.noneAtCampus': 'Aucun résultat parmi les formations de ce campus\u00a0: {campus}',
  'admissions.popIn.loading': 'Chargement des listes…',
  'admissions.popIn.findingLink': 'Préparation de votre demande…',
  'admissions.popIn.leaving': 'Ouverture de l’espace des admissions…',
  'admissions.popIn.slow': 'La réponse tarde. Vous pouvez attendre encore, ou appeler\u00a0:',
  'admissions.popIn.complete': 'Votre choix\u00a0: {course}, {campus}',
  'admissions.popIn.cleared':
    'Cette formation n’est pas enseignée à cet endroit\u00a0: {campus}. Choisissez un autre campus.',
  'admissions.popIn.courses.one': '{count} formation proposée',
  'admissions.popIn.courses.other': '{count} formations proposées',
  'admissions.popIn.campuses.one': '{course}\u00a0: {count} campus',
  'admissions.popIn.campuses.other': '{course}\u00a0: {count} campus',

  'admissions.next.title': 'Et ensuite\u202f?',
  'admissions.next.brochure.1': 'Vous laissez vos coordonnées sur l’espace des admissions.',
  'admissions.next.brochure.2': 'La brochure arrive dans votre boîte, au format PDF.',
  'admissions.next.brochure.3': 'Le campus vous répond si vous le souhaitez, sans relance.',
  'admissions.next.contact.1': 'Vous écrivez votre question sur l’espace des admissions.',
  'admissions.next.contact.2': 'Une personne du campus la lit et vous répond.',
  'admissions.next.contact.3': 'Si vous préférez, elle vous rappelle à l’heure qui vous convient.',
  'admissions.next.registration.1': 'Vous créez votre dossier sur l’espace des admissions.',
  'admissions.next.registration.2': 'Vous y déposez vos bulletins et quelques mots sur votre projet.',
  'admissions.next.registration.3':
    'Le campus vous propose un entretien\u00a0; un BTS à temps plein se demande sur Parcoursup.',

  'admissions.meet.title': 'Prochains rendez-vous sur ce campus',
  'admissions.phone.title': 'Préférer le téléphone',
  'admissions.phone.campus': 'Campus de votre choix\u00a0: {campus}',
  'admissions.phone.school': 'Le standard de l’école',
  'admissions.phone.none': 'Tous les numéros sont sur la page Contact.',

  'admissions.privacy.title': 'Vos données',
  'admissions.privacy.text':
    'Cette page ne vous demande rien de personnel. Avec votre choix, elle transmet seulement comment vous nous avez trouvés\u00a0: moteur de recherche, lien ou campagne. Les coordonnées que vous laisserez ensuite servent à répondre à votre demande.',
  'admissions.privacy.link': 'Lire la charte des données personnelles',

  'admissions.standing.instead': 'Voir ce qui est possible',

  'admissions.other.title': 'Une autre démarche',
} as const;

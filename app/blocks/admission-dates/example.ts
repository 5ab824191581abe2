/** As an editor would write it: the dates are the settings' and the programmes'. */
export const admissionDatesExample = {
  __component: 'blocks.admission-dates',
  title: 'Les dates d’admission',
  intro: 'Les mêmes que sur chaque fiche de formation.',
};

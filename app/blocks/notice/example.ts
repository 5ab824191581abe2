/** As an editor would write it. */
export const noticeExample = {
  __component: 'blocks.notice',
  title: 'Joindre l’école en langue des signes ou par écrit',
  text: 'Un service de visio-interprétation et de transcription est disponible pour les appels au standard, sur rendez-vous.',
  tone: 'river',
  actions: [{ label: 'Notre démarche inclusive', href: '/ecole/notre-demarche-inclusive' }],
};

/** As an editor would write it (HTML on the wire). */
export const accordionExample = {
  __component: 'blocks.accordion',
  title: 'Avant d’appeler',
  items: [
    {
      question: 'Je n’ai pas reçu ma brochure.',
      answer: '<p>Elle part par courriel dans l’heure. Regardez les indésirables, puis redemandez-la.</p>',
    },
    {
      question: 'Puis-je visiter un campus en dehors des portes ouvertes ?',
      answer: '<p>Oui, un mercredi par mois. Les dates sont dans <a href="/agenda">l’agenda</a>.</p>',
    },
    {
      question: 'Je suis conseillère d’orientation.',
      answer:
        '<p>Nous venons dans les lycées et les missions locales, gratuitement, avec un ambassadeur.</p>',
    },
  ],
};

/** The questions of the FAQ on one topic. */
export const topicAccordionExample = {
  __component: 'blocks.accordion',
  title: 'Vos questions',
  surface: 'soft',
  topic: 'handicap',
};

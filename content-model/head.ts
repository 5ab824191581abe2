/** Head data of an entry's page (specification §3). The site derives missing values. */
import { z } from 'zod';
import { headRelations, metaKinds, shareCards } from './enumerations';
import { group, kind } from './field';
import { href, line, list, needed, oneOf, optional, paragraph, sharePicture, text } from './kinds';

/** A line of the page's head without a field of its own. */
export const metaTag = group(
  {
    key: needed(line(['Nom', 'De la balise, par exemple robots.'])),
    value: needed(line(['Valeur', 'Ce que dit la balise.'])),
    type: needed(oneOf(metaKinds, ['Genre', 'Attribut qui porte le nom de la balise.'])),
  },
  undefined,
  { component: 'shared.meta', title: 'Balise' },
);

const link = group({
  rel: needed(oneOf(headRelations, ['Relation', 'Ce qu’est l’adresse pour cette page.'])),
  href: href(),
  hreflang: optional(line(['Langue', 'D’une traduction : fr, en…'])),
});

export const head = optional(
  group(
    {
      metaTitle: optional(
        line(['Titre', 'Dans l’onglet et les moteurs de recherche ; sinon celui de la page.']),
      ),
      metaDescription: optional(
        text(z.string().trim().min(50).max(320), [
          'Description',
          'De 50 à 320 caractères ; sinon le résumé.',
        ]),
      ),
      og: optional(
        group({ title: line(), description: paragraph() }, [
          'Partage (Open Graph)',
          'Titre et texte d’un lien partagé ; sinon ceux de la page.',
        ]),
      ),
      twitter: optional(
        group(
          {
            title: line(),
            description: paragraph(),
            card: oneOf(shareCards, ['Format', 'De l’image à côté du lien.']),
            imageAlt: optional(line(['Texte alternatif de l’image', 'Ce que montre l’image de partage.'])),
          },
          ['Partage sur X', 'Titre et texte d’un lien partagé sur X ; sinon ceux de la page.'],
        ),
      ),
      shareImage: optional(sharePicture(['Image de partage', 'Montrée quand un lien est partagé.'])),
      metas: optional(
        list(metaTag, {}, [
          'Autres balises',
          'Pour les spécialistes : balises ajoutées à l’en-tête de la page.',
        ]),
      ),
      links: optional(
        list(link, {}, [
          'Liens de l’en-tête',
          'Pour les spécialistes : adresses de référence et traductions.',
        ]),
      ),
      preventIndexing: optional(
        kind(
          () => z.boolean(),
          () => z.boolean(),
          ['Cacher aux moteurs de recherche', 'La page reste visible, mais n’est pas indexée.'],
        ),
      ),
    },
    undefined,
    { component: 'shared.seo', title: 'Référencement' },
  ),
);

/** `/offres-alternance/{slug}`: one work-study offer. */

import { useLoaderData } from '@remix-run/react';
import { isFilled } from '~/school/offers/offer-day';
import { placeText } from '~/school/offers/offer-words';
import { findOffer } from '~/school/offers/offers.server';
import { metaOfLoader } from '~/screens/frame/head';
import { pageLoader } from '~/screens/frame/page-loader.server';
import { routeSlug } from '~/screens/frame/route-slug.server';
import { jobData } from '~/screens/offers/job-data';
import { OfferPage } from '~/screens/offers/offer-page';
import stylesheet from '~/screens/offers/offer-page.css?url';
import { labelsOf } from '~/site/labels.server';

export const loader = pageLoader(async ({ content, services, now, params, head, describe }) => {
  const offer = await findOffer(content, routeSlug(params.slug));
  const filled = isFilled(offer, now);
  describe(jobData(offer, now));
  const t = await labelsOf(services);
  const title = [offer.title, placeText(offer, t)].filter(Boolean).join(' – ');
  return {
    offer,
    filled,
    head: await head({ title, description: offer.summary, noindex: filled }),
  };
});

export const links = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta = metaOfLoader;

export default function OfferRoute() {
  const { offer, filled } = useLoaderData<typeof loader>();
  return <OfferPage offer={offer} filled={filled} />;
}

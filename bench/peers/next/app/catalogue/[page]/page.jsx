/** Rendered for each request. */
import { Catalogue } from '../../../components/catalogue';
import { findCatalogue } from '../../../components/find-catalogue';

const options = { cache: 'no-store' };

export async function generateMetadata({ params }) {
  const { title } = await findCatalogue((await params).page, options);
  return { title };
}

export default async function Page({ params }) {
  return <Catalogue catalogue={await findCatalogue((await params).page, options)} />;
}

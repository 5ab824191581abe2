/** Kept by the full route cache once it was asked for. */
import { Catalogue } from '../../../components/catalogue';
import { findCatalogue } from '../../../components/find-catalogue';

export const revalidate = 3600;

const options = { next: { revalidate: 3600 } };

/** None at build time. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }) {
  const { title } = await findCatalogue((await params).page, options);
  return { title };
}

export default async function Page({ params }) {
  return <Catalogue catalogue={await findCatalogue((await params).page, options)} />;
}

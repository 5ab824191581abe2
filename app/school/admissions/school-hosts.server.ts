/** The school's other hosts: coming back from one of them is no new visit. */
import type { Env } from '~/env.server';
import { crmTargetsOf } from './crm-targets.server';

type SchoolEnvironment = Pick<Env, 'externalFooterUrl' | 'topBannerUrl' | 'mediaOrigins'> & {
  preview: Pick<Env['preview'], 'adminOrigin'>;
} & Parameters<typeof crmTargetsOf>[0];

/** @returns whether a host (with its port) is that of the CRM, the panel, the footer, the banner or the media files */
export function schoolHosts(env: SchoolEnvironment): (host: string) => boolean {
  const { allowedOrigins, demonstrationOrigins } = crmTargetsOf(env);
  const { externalFooterUrl, topBannerUrl, mediaOrigins, preview } = env;
  const addresses = [
    ...(allowedOrigins ?? []),
    demonstrationOrigins?.linked,
    preview.adminOrigin,
    externalFooterUrl,
    topBannerUrl,
    ...mediaOrigins,
  ];
  const hosts = new Set(addresses.flatMap((address) => (address ? [new URL(address).host] : [])));
  // `ecole.example.` with its final dot is the same host.
  return (host) => hosts.has(host.replace(/\.(?=$|:)/, ''));
}

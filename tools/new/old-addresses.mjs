/** Where the site redirects an old address. */
import { importSource } from '../import-source.mjs';

const folder = 'app/server/addresses';

/** @param {string} address `/partenaires` @returns {Promise<string | undefined>} undefined if no rule redirects it */
export async function targetOf(address) {
  const { legacyAddresses } = await importSource(`${folder}/legacy-addresses.ts`);
  const { matchLegacyAddress, parseLegacyRules } = await importSource(`${folder}/legacy-rules.ts`);
  return matchLegacyAddress(parseLegacyRules(legacyAddresses), address)?.target;
}

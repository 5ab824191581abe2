/** A certificate of a test's own for the school's name, in place of Let's Encrypt's. */
import { run } from './debian';

/** @param certificate where it is written; @param key where its key is @throws what openssl says when it fails */
export function ownCertificate(host: string, certificate: string, key: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  run('openssl', ['req', '-x509', ...curve, '-days', '1', ...name, '-keyout', key, '-out', certificate]);
}

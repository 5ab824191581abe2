/** A test certificate for the school's name, in place of Let's Encrypt's. */
import { run } from './debian';

/** @param certificate its path; @param key path of its key @throws openssl's message when it fails */
export function ownCertificate(host: string, certificate: string, key: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  run('openssl', ['req', '-x509', ...curve, '-days', '1', ...name, '-keyout', key, '-out', certificate]);
}

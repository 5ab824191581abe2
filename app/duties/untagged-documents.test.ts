import { expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { findUntaggedDocuments } from './untagged-documents.server';

const tagged = '%PDF-1.7 << /Type /Catalog /StructTreeRoot 6 0 R >>';

it('names each untagged PDF that a page links to, once, and what cannot be read', async () => {
  const { content } = createRig();
  const asked: string[] = [];
  const found = await findUntaggedDocuments(content, {
    origins: ['https://media.iet.example'],
    async fetch({ url }) {
      asked.push(new URL(url).pathname);
      if (url.endsWith('/certificat-qualite-demo.pdf')) return new Response('%PDF-1.4 untagged');
      return url.endsWith('/catalogue-reseau.pdf')
        ? new Response(null, { status: 404 })
        : new Response(tagged);
    },
  });
  expect(asked.length).toBeGreaterThan(10);
  expect(new Set(asked).size).toBe(asked.length);
  const told = Object.fromEntries(found.map(({ message, subject }) => [message.split(' ')[0], subject]));
  expect(told).toEqual({
    '/uploads/documents/certificat-qualite-demo.pdf': '/ecole/certification-qualiopi',
    '/uploads/documents/catalogue-reseau.pdf': expect.any(String),
  });
  expect(found.find(({ message }) => message.includes('certificat'))?.message).toContain('sans balises');
});

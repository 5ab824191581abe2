import { describe, expect, it } from 'vitest';
import { programmesHref } from './programmes-href';

describe('a link to programmes', () => {
  it.each([
    [{}, '/formations'],
    [{ sector: 'eau' }, '/formations?secteur=eau'],
    [{ level: 0 }, '/formations?niveau=0'],
    [{ rhythm: 'periodic' }, '/formations?rythme=alternance'],
    [{ duration: 'short' }, '/formations?duree=courte'],
    [{ campus: 'lyon', rhythm: 'fulltime' }, '/formations?rythme=temps-plein&campus=lyon'],
  ] as const)('reads %j as %s', (choice, href) => expect(programmesHref(choice)).toBe(href));
});

/** Links as mail tools mangle them, and the address that each leads to. */
export const mangledLinks: readonly [mangled: string, meant: string][] = [
  // Parameters without a question mark.
  ['/agenda&utm_source=Salon', '/agenda?utm_source=Salon'],
  ['/Agenda/&utm_source=Salon', '/agenda?utm_source=Salon'],
  ['/&utm_source=x', '/?utm_source=x'],
  ['/agenda&mc_cid=a1&mc_eid=b2', '/agenda?mc_cid=a1&mc_eid=b2'],
  ['/agenda&utm_source=x?utm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda%26utm_source=x', '/agenda?utm_source=x'],
  ['/agenda&amp;utm_source=x&amp;utm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda&utm%5Fsource=x', '/agenda?utm_source=x'],
  ['/formations&secteur=eau&utm_source=x', '/formations?secteur=eau&utm_source=x'],
  ['/agenda&utm_source=a%2Fb%20c', '/agenda?utm_source=a%2Fb%20c'],
  ['/agenda&utm_source=%E9cole', '/agenda?utm_source=%E9cole'],
  ['/agenda&utm_source=%%campagne%%', '/agenda?utm_source=%%campagne%%'],
  // An encoded question mark.
  ['/formations/bts-gpn%3Futm_source=x', '/formations/bts-gpn?utm_source=x'],
  ['/formations/bts-gpn%3futm_source%3dx%26utm_medium%3dy', '/formations/bts-gpn?utm_source=x&utm_medium=y'],
  ['/formations%3Fsecteur%3Deau%26niveau%3D3', '/formations?secteur=eau&niveau=3'],
  ['/formations%3Fsecteur=eau&utm_source=x', '/formations?secteur=eau&utm_source=x'],
  // Separators escaped for HTML.
  ['/agenda?utm_source=x&amp;utm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda?utm_source=x&amp;amp;utm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda?utm_source=x&amp%3Butm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda?utm_source=x%26amp%3Butm_medium=y', '/agenda?utm_source=x&utm_medium=y'],
  ['/formations?secteur=eau&amp;niveau=3', '/formations?secteur=eau&niveau=3'],
  // A second question mark.
  ['/formations?secteur=eau?utm_source=x', '/formations?secteur=eau&utm_source=x'],
  ['/formations?secteur=eau%3Futm_source=x', '/formations?secteur=eau&utm_source=x'],
  ['/formations?secteur=eau?gclid=x?utm_source=y', '/formations?secteur=eau&gclid=x&utm_source=y'],
  ['/agenda??utm_source=x', '/agenda?utm_source=x'],
  ['/formations??secteur=eau', '/formations?secteur=eau'],
  // Encoded equals signs and names.
  ['/agenda?utm_source%3Dx%26utm_medium%3Dy', '/agenda?utm_source=x&utm_medium=y'],
  ['/agenda?utm%5Fsource=a%5Fb', '/agenda?utm_source=a%5Fb'],
  // Old addresses and documents.
  ['/iet-lyon&utm_source=x', '/campus/lyon?utm_source=x'],
  ['/uploads/Brochure.pdf&utm_source=x', '/uploads/Brochure.pdf?utm_source=x'],
  ['/uploads/Brochure.pdf%3Fmkt_tok=x', '/uploads/Brochure.pdf?mkt_tok=x'],
];

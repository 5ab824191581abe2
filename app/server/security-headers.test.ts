import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type SecurityOptions, securityHeaders } from './security-headers';

const options: SecurityOptions = {
  publicOrigin: 'https://www.ecole.example',
  crmOrigins: ['https://crm.example'],
  embedded: false,
  frames: ['https://pied.example/page?x=1'],
  tagManager: false,
};

describe('the Content-Security-Policy of a page', () => {
  const inline = 'window.__remixContext = {};';
  const html = `<script>${inline}</script><script src="/assets/a.js"></script><script type="application/ld+json">{}</script>`;
  const policy = contentSecurityPolicy(Buffer.from(html), options);

  it('names the inline scripts of this page by hash, and no others', () => {
    const hash = createHash('sha256').update(inline).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  });

  it('allows nothing by default and nothing unsafe', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  });

  it('takes frames and the CRM from configuration', () => {
    expect(policy).toContain('frame-src https://pied.example');
    expect(policy).toContain("form-action 'self' https://crm.example");
    expect(contentSecurityPolicy(Buffer.from(html), { ...options, crmOrigins: null })).toContain(
      "form-action 'self' https:;",
    );
  });

  it('knows the tag manager only where one is configured', () => {
    expect(policy).not.toContain('googletagmanager');
    expect(policy).not.toContain('google-analytics');
    const measured = contentSecurityPolicy(Buffer.from(html), { ...options, tagManager: true });
    expect(measured).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(measured).toMatch(/connect-src [^;]*google-analytics\.com/);
    expect(measured).not.toMatch(/script-src [^;]*google-analytics/);
  });
});

describe('headers of every answer', () => {
  it('strict transport on https alone', () => {
    expect(securityHeaders(options)).toHaveProperty('strict-transport-security');
    expect(securityHeaders({ publicOrigin: 'http://localhost:3000' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

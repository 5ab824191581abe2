import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type SecurityOptions, securityHeaders } from './security-headers';

const options: SecurityOptions = {
  publicOrigin: 'https://www.ecole.example',
  crmTargets: { allowedOrigins: ['https://crm.example'], allowsLoopback: false, demonstrationOrigins: null },
  frames: ['https://pied.example/page?x=1'],
  tagManager: false,
};

describe('the Content-Security-Policy of a page', () => {
  const policy = contentSecurityPolicy('/', ['sha256-abc='], options);

  it('allows only the given inline scripts', () => {
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(contentSecurityPolicy('/', [], options)).toContain("script-src 'self';");
  });

  it('allows nothing by default and nothing unsafe', () => {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  });

  it('takes frames from the configuration', () => {
    expect(policy).toContain('frame-src https://pied.example');
  });

  it('lets forms lead to the CRM from the pages that have one, and from no other', () => {
    const unnamed = { ...options, crmTargets: { ...options.crmTargets, allowedOrigins: null } };
    for (const path of ['/crm/brochure', '/crm/contact', '/crm/registration']) {
      expect(contentSecurityPolicy(path, [], options)).toContain("form-action 'self' https://crm.example;");
      expect(contentSecurityPolicy(path, [], unnamed)).toContain("form-action 'self' https:;");
    }
    for (const path of ['/', '/crm', '/crm/autre', '/crm/brochure/x', '/formations/bts-gpn'])
      expect(contentSecurityPolicy(path, [], unnamed), path).toContain("form-action 'self';");
  });

  it('names the tag manager only if one is configured', () => {
    expect(policy).not.toContain('googletagmanager');
    expect(policy).not.toContain('google-analytics');
    const measured = contentSecurityPolicy('/', [], { ...options, tagManager: true });
    expect(measured).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    expect(measured).toMatch(/connect-src [^;]*google-analytics\.com/);
    expect(measured).not.toMatch(/script-src [^;]*google-analytics/);
  });
});

describe('headers of every answer', () => {
  it('has strict transport only on https', () => {
    expect(securityHeaders(options)).toHaveProperty('strict-transport-security');
    expect(securityHeaders({ publicOrigin: 'http://localhost:3000' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

describe('the headers of every answer', () => {
  it('forbid framing, sniffing and cross-origin use', () => {
    expect(securityHeaders(options)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    });
    expect(securityHeaders({ publicOrigin: 'http://localhost:3000' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

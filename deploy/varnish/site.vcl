# Varnish in front of the site, which runs with SHARED_CACHE=passes-first-visits and
# PURGE_VARNISH=http://127.0.0.1:6081 (docs/decisions/079). Needs varnish-modules, and these parameters, which
# varnish/parameters.conf sets for Debian's unit: http_gzip_support=off (pages arrive compressed, brotli too),
# http_resp_hdr_len=16k and http_resp_size=64k (surrogate keys are long).
#
# PURGE_SECRET stands for the site's CONTENT_PURGE_SECRET: `deploy/copies` writes it.
vcl 4.1;

import directors;
import std;
import var;
import xkey;

# `/readyz` is 503 while an instance drains: it gets no more requests then, and loses none.
probe ready {
  .url = "/readyz";
  .interval = 500ms;
  .timeout = 2s;
  .window = 2;
  .threshold = 2;
  .initial = 1;
}
backend first {
  .host = "127.0.0.1";
  .port = "3001";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 20s;
}
backend second {
  .host = "127.0.0.1";
  .port = "3002";
  .probe = ready;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 20s;
}

sub vcl_init {
  new sites = directors.round_robin();
  sites.add_backend(first);
  sites.add_backend(second);
}

sub vcl_recv {
  set req.backend_hint = sites.backend();
  if (req.restarts == 0) {
    unset req.http.X-Renew;
    unset req.http.X-Last-Good;
    # Before Varnish stands the server that ends TLS; without one it is plain HTTP.
    if (!req.http.X-Forwarded-Proto) {
      set req.http.X-Forwarded-Proto = "http";
    }
  }

  if (req.method == "PURGE") {
    if (req.http.Authorization != "Bearer PURGE_SECRET") {
      return (synth(403));
    }
    var.global_set("told", "" + std.real(time = now));
    return (synth(200, "" + xkey.softpurge(req.http.xkey-purge)));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }

  # Three forms of a page, for all agents there are. What has a quality of 0 is refused (RFC 9110 §12.4.2).
  if (req.http.Accept-Encoding ~ "(?i)(^|,)\s*br\s*($|,|;\s*q=(1|0\.0*[1-9]))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)(^|,)\s*gzip\s*($|,|;\s*q=(1|0\.0*[1-9]))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # The site is away, or answered with an error: whatever is kept of the page, for everybody.
  if (req.http.X-Last-Good) {
    set req.grace = 24h;
    unset req.http.Cookie;
    return (hash);
  }
  # An editor has changed it: no outdated page, while the site can answer.
  if (req.http.X-Renew) {
    set req.grace = 0s;
    unset req.http.Cookie;
    return (hash);
  }

  # A visit from outside says so in its referrer, which is empty or of this site otherwise, or in its address: the
  # site records where it comes from (docs/decisions/037).
  set req.http.X-Own = req.http.X-Forwarded-Proto + "://" + req.http.Host;
  if (req.http.Referer && regsub(req.http.Referer, "^([a-z]+://[^/]*).*$", "\1") != req.http.X-Own) {
    unset req.http.X-Own;
    return (pass);
  }
  unset req.http.X-Own;
  if (req.url ~ "[?&]utm_") {
    return (pass);
  }
  # Whoever has chosen English is led on from the home page; an editor's preview is the editor's.
  if ((req.url ~ "^/(\?|$)" && req.http.Cookie ~ "(^|;\s*)i18n_redirected=en") || req.http.Cookie ~ "apercu=") {
    return (pass);
  }
  # What depends on cookies and is for nobody else: the choice of cookies, the door, forms.
  if (req.url ~ "^/(en/)?(cookies|login|crm|reclamation|mes-formations)(/|\?|$)") {
    return (pass);
  }
  unset req.http.Cookie;
  if (req.http.Authorization) {
    return (pass);
  }
  return (hash);
}

sub vcl_hit {
  # Outdated, and from before the last change an editor made: renewed first, if the site can answer.
  if (obj.ttl <= 0s && !req.http.X-Last-Good && !req.http.X-Renew && std.healthy(req.backend_hint)
      && now - obj.age < std.time(var.global_get("told"), std.real2time(0.0, now))) {
    set req.http.X-Renew = "1";
    return (restart);
  }
}

sub vcl_backend_fetch {
  # Asked for everybody: with nothing of the visitor who happened to come first. A new visitor without a source would
  # be sent a cookie that says so, and the page would be that visitor's alone.
  if (!bereq.uncacheable) {
    set bereq.http.Cookie = "origine-tracking=direct";
    unset bereq.http.Referer;
  }
}

sub vcl_backend_response {
  # An instance that has just begun and is behind: the other is asked.
  if (beresp.status == 503 && bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store") {
    set beresp.uncacheable = true;
    # Remembered, so that requests for it do not queue; a page that may be kept takes its place.
    set beresp.ttl = 10s;
    return (deliver);
  }
  # What failed replaces nothing.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.uncacheable = true;
    set beresp.ttl = 0s;
    return (deliver);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # How long a page that is outdated may be sent, while it is renewed and while the site is away, as the site says in
  # CDN-Cache-Control. What says nothing of it is kept for errors alone.
  if (beresp.http.CDN-Cache-Control ~ "stale-while-revalidate=") {
    set beresp.grace = std.duration(
      regsub(beresp.http.CDN-Cache-Control, "^.*stale-while-revalidate=(\d+).*$", "\1s"), 60s);
  } else {
    set beresp.grace = 10s;
  }
  if (beresp.ttl > 0s && beresp.ttl < 1s) {
    set beresp.ttl = 1s;
  }
}

sub vcl_backend_error {
  # An instance that ends, before the probe has seen it.
  if (bereq.retries == 0 && (bereq.method == "GET" || bereq.method == "HEAD")) {
    return (retry);
  }
}

sub vcl_deliver {
  # The last good page in place of an error, where there is one.
  if (resp.status >= 500 && resp.status != 501 && !req.http.X-Last-Good
      && (req.method == "GET" || req.method == "HEAD")) {
    set req.http.X-Last-Good = "1";
    return (restart);
  }
  if (obj.hits > 0) {
    set resp.http.X-Shared-Cache = "HIT";
  } elsif (obj.uncacheable) {
    set resp.http.X-Shared-Cache = "PASS";
  } else {
    set resp.http.X-Shared-Cache = "MISS";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.Cache-Control = "no-store";
  set resp.body = resp.reason + {"
"};
  return (deliver);
}

# Varnish in front of the service: /etc/varnish/default.vcl. Replace profile.example.com.
vcl 4.1;

import std;

backend profile {
  .host = "127.0.0.1";
  .port = "3000";
}

# Clients that may remove answers from the cache.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE" || req.method == "BAN") {
    if (client.ip !~ purgers) {
      return (synth(405));
    }
    if (req.method == "PURGE") {
      # All variants of one address.
      return (purge);
    }
    # Everything that is cached.
    ban("obj.status != 0");
    return (synth(200, "Banned"));
  }
  # No answer depends on these headers, so they make none private.
  unset req.http.Cookie;
  unset req.http.Authorization;
  # The built-in rules open a tunnel for methods that they do not know.
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  return (hash);
}

sub vcl_backend_response {
  # Nothing stale is served after the hour of the contract.
  set beresp.grace = 0s;
  # Kept for revalidation by the entity tag after that hour.
  set beresp.keep = 1h;
  # Fetched completely before delivery, so that GET and HEAD have the same Content-Length.
  set beresp.do_stream = false;
}

sub vcl_deliver {
  unset resp.http.X-Varnish;
  # nginx in front of Varnish ignores Age and would start another hour, so caches in front get the seconds that are left.
  if (obj.ttl > 0s && resp.http.Cache-Control ~ "s-maxage=") {
    set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "s-maxage=[0-9]+", "s-maxage=" + std.integer(duration = obj.ttl));
    unset resp.http.Age;
  }
}

sub vcl_backend_error {
  set beresp.status = 503;
  set beresp.http.Content-Type = "application/problem+json";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.http.Access-Control-Allow-Origin = "*";
  set beresp.http.Access-Control-Expose-Headers = "ETag, Link, Allow, Retry-After";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.ttl = 0s;
  synthetic("""{"type":"https://profile.example.com/developers/#error-unavailable","title":"Service unavailable","status":503,"code":"unavailable","detail":"The service does not answer.","hint":"Send the request again after the number of seconds in Retry-After.","docs":"https://profile.example.com/openapi.json"}""");
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "application/problem+json";
  set resp.http.Cache-Control = "no-store";
  set resp.http.Access-Control-Allow-Origin = "*";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 405) {
    synthetic("""{"type":"https://profile.example.com/developers/#error-method_not_allowed","title":"Method not allowed","status":405,"code":"method_not_allowed","detail":"Only this machine may remove answers from the cache.","hint":"GET /api lists the methods of every endpoint.","docs":"https://profile.example.com/openapi.json"}""");
  } elsif (resp.status >= 400) {
    synthetic("""{"type":"https://profile.example.com/developers/#error-invalid_request","title":"Invalid request","status":400,"code":"invalid_request","detail":"The request is not valid HTTP/1.1.","hint":"Send a request as RFC 9112 defines it.","docs":"https://profile.example.com/openapi.json"}""");
  } else {
    set resp.http.Content-Type = "text/plain; charset=utf-8";
    synthetic(resp.reason);
  }
  return (deliver);
}

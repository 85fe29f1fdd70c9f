# nginx with the shipped configuration: docker build -f deploy/nginx.Dockerfile --build-arg SITE_NAME=your-name.example deploy
FROM debian:bookworm-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install -y --no-install-recommends curl nginx libnginx-mod-http-brotli-filter \
    && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default \
    && ln -sf /dev/stdout /var/log/nginx/access.log \
    && ln -sf /dev/stderr /var/log/nginx/error.log
COPY nginx /etc/nginx/dauro
COPY neighbours.conf upstream.conf /etc/nginx/dauro/
ARG SITE_NAME
RUN test -n "$SITE_NAME" \
    && sed -i "s/grupodauro\.example/$SITE_NAME/g" /etc/nginx/dauro/site.conf /etc/nginx/dauro/tls.conf \
    && ln -s /etc/nginx/dauro/site.conf /etc/nginx/sites-enabled/dauro.conf
EXPOSE 80 443
CMD ["nginx", "-g", "daemon off;"]

# Small, without root, with the compiled engine: `docker build -t pentapolis .`
# Where no container runtime is at hand, `make image-check` runs the same steps.

# The browser client.
FROM node:22-bookworm-slim AS client
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY web/ ./
RUN npm run --silent build

# The wheel, and an environment with nothing but it and its locked libraries.
FROM python:3.13-slim-bookworm AS engine
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements/ requirements/
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --require-hashes --requirement requirements/build.txt \
    && python -m venv /opt/pentapolis \
    && /opt/pentapolis/bin/pip install --no-cache-dir --require-hashes --requirement requirements/image.txt
COPY pyproject.toml setup.py MANIFEST.in README.md LICENSE CHANGELOG.md ./
COPY src/ src/
COPY --from=client /source/src/pentapolis/server/static/ src/pentapolis/server/static/
RUN PENTAPOLIS_COMPILE=1 /build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /opt/pentapolis/bin/pip install --no-cache-dir --no-deps dist/*.whl

# What runs.
FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin pentapolis \
    && install --directory --owner pentapolis --mode 0700 /data
COPY --from=engine /opt/pentapolis /opt/pentapolis
ENV PATH=/opt/pentapolis/bin:$PATH PYTHONUNBUFFERED=1
USER pentapolis
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["pentapolis"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/data"]

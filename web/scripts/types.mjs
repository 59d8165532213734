// Writes src/lib/api-types.ts from the server's schema; with --check only says whether it is stale.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const TARGET = new URL('../src/lib/api-types.ts', import.meta.url);
const python = process.env.PYTHON ?? 'python3';
const source = execFileSync(python, ['-m', 'pentapolis.server.schema'], {
  encoding: 'utf8',
  maxBuffer: 1 << 24,
});
const schema = JSON.parse(source);

// Titles of single fields would become types of their own.
function untitled(node, isRoot) {
  if (Array.isArray(node)) return node.map((item) => untitled(item, false));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key, value]) => isRoot || key !== 'title' || typeof value !== 'string')
      // Lists with a limit would become unions of all their lengths.
      .filter(([key]) => 'prefixItems' in node || !['minItems', 'maxItems'].includes(key))
      // The compiler knows tuples by their older spelling.
      .map(([key, value]) => [key === 'prefixItems' ? 'items' : key, untitled(value, false)]),
  );
}

const definitions = untitled(schema.$defs, true);
const root = {
  title: 'Schema',
  type: 'object',
  additionalProperties: false,
  required: Object.keys(definitions),
  properties: Object.fromEntries(
    Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }]),
  ),
  $defs: definitions,
};
const types = await compile(root, 'Schema', {
  additionalProperties: false,
  bannerComment: '/* Generated from the server\'s schema by `npm run types`; do not edit. */',
  style: { singleQuote: true, printWidth: 100 },
});

if (process.argv.includes('--check')) {
  if (readFileSync(TARGET, 'utf8') !== types) {
    console.error('src/lib/api-types.ts is stale; run `make web-types`.');
    process.exit(1);
  }
} else {
  writeFileSync(TARGET, types);
}

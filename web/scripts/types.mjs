// Writes src/lib/api-types.ts and each board's types.ts from the server's schema; with --check only
// says what is stale.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

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

/** TypeScript for all types of a schema. */
async function typesOf(schema) {
  const definitions = untitled(schema.$defs, true);
  const root = {
    title: 'Schema',
    type: 'object',
    additionalProperties: false,
    required: Object.keys(definitions),
    properties: Object.fromEntries(Object.keys(definitions).map((name) => [name, { $ref: `#/$defs/${name}` }])),
    $defs: definitions,
  };
  return compile(root, 'Schema', {
    additionalProperties: false,
    bannerComment: "/* Generated from the server's schema by `npm run types`; do not edit. */",
    style: { singleQuote: true, printWidth: 100 },
  });
}

const files = new Map([['src/lib/api-types.ts', await typesOf(schema)]]);
for (const [game, described] of Object.entries(schema.games)) {
  // A game of another package has no board of its own here.
  if (!existsSync(new URL(`../src/boards/${game}`, import.meta.url))) continue;
  files.set(`src/boards/${game}/types.ts`, await typesOf(described));
}

const stale = [];
for (const [name, types] of files) {
  const file = new URL(`../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, types);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== types) stale.push(name);
}
if (stale.length > 0) {
  console.error(`${stale.join(', ')} is stale; run \`make web-types\`.`);
  process.exit(1);
}

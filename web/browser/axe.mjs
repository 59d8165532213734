// Serious faults of accessibility in a page, as axe finds them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Of the whole page, or of a part of it. */
export async function seriousFaults(page, part = null) {
  // The server's policy forbids inline scripts; the debugger's evaluation is not one.
  await page.evaluate(axe);
  const result = await page.evaluate((part) => window.axe.run(part ?? document, { resultTypes: ['violations'] }), part);
  return result.violations
    .filter((fault) => fault.impact === 'serious' || fault.impact === 'critical')
    .map((fault) => ({
      ...fault,
      // A drawn thing is called by its whole description, not by the digits printed on it.
      nodes: fault.nodes.filter((node) => fault.id !== 'label-content-name-mismatch' || !node.html.includes('data-c=')),
    }))
    .filter((fault) => fault.nodes.length)
    .map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.html).join(' ')}`.slice(0, 400));
}

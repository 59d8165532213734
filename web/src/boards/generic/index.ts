import type { View } from '../../lib/model';
import { t, type Speaker } from '../../lib/texts.svelte';
import type { BoardModule, Section } from '../board';
import Board from './Board.svelte';
import { tree, type Node } from './tree';

function lines(nodes: Node[], depth = 0): string[] {
  return nodes.flatMap((node) => {
    const indent = '– '.repeat(depth);
    const own = `${indent}${node.title}${node.text ? `: ${node.text}` : ''}`;
    return [own, ...lines(node.children, depth + 1)];
  });
}

function outline(view: View, speaker: Speaker): Section[] {
  const nodes = tree(view, speaker);
  const flat = nodes.filter((node) => !node.children.length);
  return [
    { title: t('generic-table'), lines: lines(flat) },
    ...nodes.filter((node) => node.children.length).map((node) => ({ title: node.title, lines: lines(node.children) })),
  ];
}

export default { Board, outline, groupBy: 'verb' } satisfies BoardModule;

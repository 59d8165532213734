import { beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../src/lib/frames';

const frames: (() => void)[] = [];
vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
vi.useFakeTimers({ toFake: ['setTimeout'] });

/** Show one picture; says whether anybody has waited for it. */
function show(): boolean {
  const works = frames.splice(0);
  for (const work of works) work();
  vi.runAllTimers();
  return works.length > 0;
}

beforeEach(() => {
  while (show());
});

test('what follows a move comes in its order, one place in each picture', () => {
  const done: string[] = [];
  afterPaint(() => done.push('log'));
  afterPaint(() => done.push('others'), 'far');
  afterPaint(() => done.push('city'), 'near');
  afterPaint(() => done.push('hand'), 'near');
  afterPaint(() => done.push('choices'), 'choices');
  const pictures: string[][] = [];
  while (show()) pictures.push(done.splice(0));
  expect(pictures).toEqual([['choices'], ['city', 'hand'], ['others'], ['log']]);
});

test('what is asked for by work that was put off has another picture', () => {
  const done: number[] = [];
  afterPaint(() => {
    done.push(1);
    afterPaint(() => done.push(2), 'choices');
  }, 'choices');
  afterPaint(() => done.push(3));
  show();
  expect(done).toEqual([1]);
  show();
  expect(done).toEqual([1, 2]);
  show();
  expect(done).toEqual([1, 2, 3]);
  expect(show()).toBe(false);
});

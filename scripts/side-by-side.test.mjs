import { describe, expect, it } from 'vitest';
import { sideBySide } from './side-by-side.mjs';

/** Steps that end on command, and a log of starts and ends. */
function workshop() {
  const diary = [];
  const doors = new Map();
  const step = (name, rest = {}) => ({
    name,
    run: () => {
      diary.push(`+${name}`);
      return new Promise((resolve, reject) => doors.set(name, { resolve, reject }));
    },
    ...rest,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name, failure) => {
    diary.push(`-${name}`);
    if (failure) doors.get(name).reject(failure);
    else doors.get(name).resolve();
    await settle();
  };
  return { diary, step, end, settle };
}

describe('sideBySide', () => {
  it('runs two at once and never three', async () => {
    const { diary, step, end } = workshop();
    const all = sideBySide([step('a'), step('b'), step('c')]);
    expect(diary).toEqual(['+a', '+b']);
    await end('b');
    expect(diary).toEqual(['+a', '+b', '-b', '+c']);
    await end('a');
    await end('c');
    expect((await all).map(({ step: { name } }) => name)).toEqual(['b', 'a', 'c']);
  });

  it('gives a wide step the whole machine, and starts a narrow one first if there is room', async () => {
    const { diary, step, end } = workshop();
    const all = sideBySide([step('narrow'), step('wide', { cores: 2 }), step('late')]);
    expect(diary).toEqual(['+narrow', '+late']);
    await end('narrow');
    expect(diary.at(-1)).toBe('-narrow');
    await end('late');
    expect(diary.at(-1)).toBe('+wide');
    await end('wide');
    await all;
  });

  it('runs a step that needs more cores than there are', async () => {
    const { step, end } = workshop();
    const all = sideBySide([step('wide', { cores: 2 })], { cores: 1 });
    await end('wide');
    expect(await all).toHaveLength(1);
  });

  it('waits for the dependencies of a step', async () => {
    const { diary, step, end } = workshop();
    const all = sideBySide([step('build'), step('size', { needs: ['build'] }), step('lint')]);
    expect(diary).toEqual(['+build', '+lint']);
    await end('build');
    expect(diary.at(-1)).toBe('+size');
    await end('size');
    await end('lint');
    await all;
  });

  it('continues after a failure, without the steps that need the failed one', async () => {
    const { diary, step, end } = workshop();
    const reported = [];
    const steps = [step('build'), step('size', { needs: ['build'] }), step('more', { needs: ['size'] }), step('unit')];
    const all = sideBySide(steps, { onEnd: (ended) => reported.push(ended) });
    const failure = new Error('it does not compile');
    await end('build', failure);
    await end('unit');
    expect(diary).toEqual(['+build', '+unit', '-build', '-unit']);
    expect(await all).toMatchObject([
      { step: { name: 'build' }, failure },
      { step: { name: 'size' }, without: 'build' },
      { step: { name: 'more' }, without: 'size' },
      { step: { name: 'unit' } },
    ]);
    expect(reported).toHaveLength(4);
  });

  it('does not wait for an unknown step', async () => {
    const { step } = workshop();
    expect(await sideBySide([step('size', { needs: ['build'] })])).toMatchObject([{ without: 'build' }]);
  });

  it('ends if there is nothing to do', async () => {
    expect(await sideBySide([])).toEqual([]);
  });
});

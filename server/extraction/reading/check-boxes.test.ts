import { describe, expect, it } from 'vitest';
import { blankBoxes, findBoxBeside, findTicked, listBoxes, readTickedChoices } from './check-boxes.ts';

describe('boxes', () => {
  it.each(['[x]', '[X]', '[ x ]', '(x)', '( ✓)', '☒', '☑', '✔', '✗', '__x__', '_ X _'])('%s is ticked', (box) => {
    expect(listBoxes(`a ${box} b`)).toEqual([{ start: 2, end: 2 + box.length, isChecked: true }]);
  });

  it.each(['[ ]', '[]', '[   ]', '[_]', '( )', '()', '☐', '□', '❏', '◻'])('%s is not', (box) => {
    expect(listBoxes(`a ${box} b`)).toEqual([{ start: 2, end: 2 + box.length, isChecked: false }]);
  });

  it.each(['(1)', '[a]', '(xx)', '[    ]', 'x', '____', '(see x)'])('%s is none', (text) => {
    expect(listBoxes(`a ${text} b`)).toEqual([]);
  });

  it('are blanked without moving the text', () => {
    expect(blankBoxes('[x] Yes (  ) No')).toBe('    Yes      No');
  });
});

describe('the ticked option', () => {
  const read = (text: string): string | null | undefined => {
    const found = findTicked(text);
    return found && text.slice(found.start, found.end).trim();
  };

  it('ends with the next box', () => {
    expect(read('( ) Repair (x) Refund ( ) Exchange')).toBe('Refund');
    expect(read('( ) Repair (x) Refund')).toBe('Refund');
  });

  it('is null where no box is ticked, and undefined without boxes', () => {
    expect(read('( ) Repair ( ) Refund')).toBeNull();
    expect(read('Refund')).toBeUndefined();
  });
});

describe('the box beside an option', () => {
  const isTicked = (text: string, option: string): boolean | undefined => {
    const start = text.indexOf(option);
    return findBoxBeside(text, listBoxes(text), { start, end: start + option.length })?.isChecked;
  };

  it('is before it where the line begins with boxes', () => {
    expect(isTicked('[x] Smoker [ ] Diabetic', 'Smoker')).toBe(true);
    expect(isTicked('[x] Smoker [ ] Diabetic', 'Diabetic')).toBe(false);
  });

  it('is after it where the line ends with a box', () => {
    expect(isTicked('Smoker [ ] Diabetic [x]', 'Smoker')).toBe(false);
    expect(isTicked('Smoker [ ] Diabetic [x]', 'Diabetic')).toBe(true);
    expect(isTicked('Smoker [ ] Diabetic [x].', 'Diabetic')).toBe(true);
  });

  it('may be up to four signs away, and not behind another word', () => {
    expect(isTicked('[x] ---- Smoker', 'Smoker')).toBe(true);
    expect(isTicked('[x] ----- Smoker', 'Smoker')).toBeUndefined();
    expect(isTicked('[x] no Smoker', 'Smoker')).toBeUndefined();
    expect(isTicked('Smoker: [x] Diabetic: [ ]', 'Smoker')).toBe(true);
  });
});

describe('allowed values beside boxes', () => {
  const read = (text: string): unknown[] => readTickedChoices(text, ['repair', 'refund']).map(({ value }) => value);

  it('are those that are ticked', () => {
    expect(read('( ) Repair (x) Refund')).toEqual(['refund']);
    expect(read('( ) Repair ( ) Refund')).toEqual([]);
  });

  it('are all of them in a text without boxes', () => {
    expect(read('Repair or refund')).toEqual(['repair', 'refund']);
  });
});

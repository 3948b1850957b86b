import { describe, expect, it } from 'vitest';
import { fill } from './testing/layouts.ts';

const text = { type: ['string', 'null'] };

describe('a sentence', () => {
  it.each([
    [
      'English',
      'We hereby confirm that Ida Roth took part in the training Safe Ladders on 3 May 2026.',
      'Safe Ladders',
    ],
    [
      'German',
      'Hiermit bestätigen wir, dass Ida Roth an der Schulung Sichere Leitern teilgenommen hat.',
      'Sichere Leitern',
    ],
    ['French', 'Nous attestons que Ida Roth a suivi la formation « Échelles sûres » avec assiduité.', 'Échelles sûres'],
    [
      'Italian',
      'Attestiamo che Ida Roth ha frequentato il corso Scale sicure, della durata di due giorni.',
      'Scale sicure',
    ],
    ['Spanish', 'Certificamos que Ida Roth ha superado el curso Escaleras seguras del 3 de mayo.', 'Escaleras seguras'],
    [
      'Dutch',
      'Wij verklaren dat Ida Roth de cursus Veilige ladders met goed gevolg heeft afgerond.',
      'Veilige ladders',
    ],
    ['Portuguese', 'Declaramos que Ida Roth concluiu o curso Escadas seguras.', 'Escadas seguras'],
  ])('names a thing behind its noun, in %s', (_, sentence, course) => {
    const fields = { course_name: text, participant: text };
    expect(fill(fields, `CERTIFICATE\n\n${sentence}`)).toEqual({ course_name: course, participant: 'Ida Roth' });
  });

  it('ends a name before its verb', () => {
    const lines = 'We inform you that the mark LUNAVIA has been entered in the register of marks today.';
    expect(fill({ mark: text }, lines)).toEqual({ mark: 'LUNAVIA' });
  });

  it('gives a noun no word of the next column', () => {
    const lines =
      'Make and model                Mileage of the vehicle at the test\nNORTHSTAR COMET               43,112 km read';
    expect(String(fill({ model: text }, lines)['model'])).not.toContain('Mileage');
  });
});

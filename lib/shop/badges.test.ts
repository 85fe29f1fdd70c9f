import { expect, it } from 'vitest';
import { messages } from '@/messages/es';
import { badgesOf } from './categories';

it.each([
  ['bestseller', 'Éxito de Ventas'],
  ['Joya', 'Joya'],
  ['PREMIO ANDALUCÍA DE LA CRÍTICA', 'Premio Andalucía'],
  ['Basada en hechos reales', 'Hechos Reales'],
  ['cine', 'Llevada al Cine'],
])('the tag %j is the badge «%s»', (tag, label) => {
  const [key] = badgesOf(['narrativa', tag]);
  expect(key && messages.shop.badges[key]).toBe(label);
});

it('shows each badge once, in the order of requirement 3.3', () => {
  expect(badgesOf(['cine', 'joya', 'Cine', 'bestseller'])).toEqual(['bestseller', 'gem', 'film']);
});

it.each(['premio', 'premio andalucia de la critica', 'cineasta', ''])('%j is no badge', (tag) => {
  expect(badgesOf([tag])).toEqual([]);
});

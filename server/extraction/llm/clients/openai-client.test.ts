import { expect, it } from 'vitest';
import { readApiAddress } from './openai-client.ts';

const dated = '?api-version=2024-10-21';
const at = (address: string, model: string | null = 'm 1') => readApiAddress(address, model).baseUrl;

it.each([
  [`https://a.example${dated}`, 'https://a.example/openai/deployments/m%201'],
  [`https://a.example/openai/${dated}`, 'https://a.example/openai/deployments/m%201'],
  [`https://a.example/openai/deployments/d${dated}`, 'https://a.example/openai/deployments/d'],
  [`https://a.example/openai/deployments/d/chat/completions${dated}`, 'https://a.example/openai/deployments/d'],
  [`https://a.example/openai/v1/${dated}`, 'https://a.example/openai/v1'],
  ['https://a.example/v1/', 'https://a.example/v1/'],
])('reads %s', (address, baseUrl) => {
  expect(at(address)).toBe(baseUrl);
});

it('lists the models of the resource', () => {
  expect(at(`https://a.example/openai/deployments/d${dated}`, null)).toBe('https://a.example/openai');
});

it('sends the version with each request, and the key as Azure reads it', () => {
  expect(readApiAddress(`https://a.example${dated}`, 'm')).toMatchObject({
    query: { 'api-version': '2024-10-21' },
    sendsApiKey: true,
  });
  expect(readApiAddress('https://a.example/v1', 'm')).toMatchObject({ query: {}, sendsApiKey: false });
});

/** The results of the messages between the page and the secure frame. */
import assert from 'node:assert/strict';
import { Then } from '@cucumber/cucumber';
import { isFailure } from '../../domain/failure/failure.js';
import type { Question } from '../../infrastructure/connectors/embedded/messages.js';
import { talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

Then('the frame receives {word}', function (this: Visit, name: Question) {
  talkOf(this).frame.last(name);
});

Then('the frame receives {word} with {}', function (this: Visit, name: Question, payload: string) {
  assert.deepEqual(talkOf(this).frame.last(name).payload, JSON.parse(payload));
});

Then('the frame has not received {word}', function (this: Visit, name: string) {
  assert.deepEqual(
    talkOf(this).frame.asked.filter(({ type }) => type === `@w3m-app/${name}`),
    [],
  );
});

Then('every message to the frame has a type and an id', function (this: Visit) {
  const { asked } = talkOf(this).frame;
  assert.ok(asked.length > 0);
  for (const { type, id } of asked) {
    assert.match(type, /^@w3m-app\/[A-Z_]+$/);
    assert.ok(id);
  }
});

Then('there is no frame on the page', function (this: Visit) {
  assert.equal(talkOf(this).frame.attached, false);
});

Then('the frame is visible', function (this: Visit) {
  assert.equal(talkOf(this).frame.visible, true);
});

Then('the frame is hidden', function (this: Visit) {
  assert.equal(talkOf(this).frame.visible, false);
});

Then('the address of the frame is {string}', function (this: Visit, url: string) {
  assert.equal(talkOf(this).frame.url, url);
});

Then('the page has the answer {}', function (this: Visit, answer: string) {
  assert.deepEqual(talkOf(this).answers.at(-1), JSON.parse(answer));
});

Then('the page has no answer', function (this: Visit) {
  assert.deepEqual(talkOf(this).answers, []);
});

Then('the page receives the error {}', function (this: Visit, said: string) {
  const words = said.slice(1, -1);
  const last = talkOf(this).answers.at(-1);
  assert.ok(isFailure(last), `It has ${JSON.stringify(last)}`);
  assert.equal(last.message, words);
});

Then('the request to the modal fails with {string}', function (this: Visit, words: string) {
  const last = talkOf(this).outcomes.at(-1);
  assert.equal(last?.ok === false ? last.failure.message : JSON.stringify(last), words);
});

Then('the request to the modal succeeds', function (this: Visit) {
  assert.equal(talkOf(this).outcomes.at(-1)?.ok, true);
});

Then('the request to the modal is pending', function (this: Visit) {
  assert.deepEqual(talkOf(this).outcomes, []);
});

Then('developers see the alert {string}', function (this: Visit, short: string) {
  const { modal, device } = talkOf(this);
  const { alert } = modal.getState().notices;
  assert.equal(alert?.short, short);
  const said = device.lines.filter(({ message }) => message === alert?.long);
  assert.deepEqual(
    said.map(({ level }) => level),
    ['error'],
  );
});

Then('developers read {string}', function (this: Visit, text: string) {
  const errors = talkOf(this).device.lines.filter(({ level }) => level === 'error');
  assert.ok(
    errors.some(({ message }) => message.includes(text)),
    `The console has ${JSON.stringify(errors)}`,
  );
});

Then('developers see no alert', function (this: Visit) {
  assert.equal(talkOf(this).modal.getState().notices.alert, undefined);
});

Then('the modal emits {string} for {word}', function (this: Visit, type: string, name: string) {
  const found = talkOf(this).events.some(
    (event) => event.type === type && 'message' in event && event.message === name,
  );
  assert.ok(
    found,
    talkOf(this)
      .events.map(({ type: each }) => each)
      .join(', '),
  );
});

/** Compares only the last events: those of the requests that the page sends by itself at the start come before them. */
Then('for {word} the modal emits, in this order, {string}', function (this: Visit, name: string, ends: string) {
  const sent = talkOf(this).events.flatMap((event) =>
    'message' in event && event.message === name ? event.type.replace('frame.', '') : [],
  );
  assert.equal(sent.slice(-ends.split(', ').length).join(', '), ends);
});

Then('the modal reports that {word} was refused with {string}', function (this: Visit, name: string, words: string) {
  const reasons = talkOf(this).events.flatMap((event) =>
    event.type === 'frame.refused' && event.message === name ? event.reason.message : [],
  );
  assert.deepEqual(reasons, [words]);
});

Then('the modal reports that the frame is ready', function (this: Visit) {
  assert.ok(talkOf(this).events.some(({ type }) => type === 'frame.ready'));
});

Then('the visitor is connected as {string} on {string}', function (this: Visit, address: string, networkId: string) {
  const connection = talkOf(this).modal.getState().connect.connections.eip155;
  assert.equal(connection?.status === 'connected' && connection.account.address, address);
  assert.equal(connection?.status === 'connected' && connection.networkId, networkId);
});

Then('the account type is {string}', function (this: Visit, kind: string) {
  const connection = talkOf(this).modal.getState().connect.connections.eip155;
  assert.equal(connection?.status === 'connected' && connection.account.type, kind);
});

Then('nobody is connected', function (this: Visit) {
  const status = talkOf(this).modal.getState().connect.connections.eip155?.status ?? 'disconnected';
  assert.equal(status, 'disconnected');
});

Then('the screen is {string}', function (this: Visit, view: string) {
  const { history } = talkOf(this).modal.getState().router;
  assert.equal(history.at(-1)?.view, view);
});

Then('the browser stores {string} as {string}', function (this: Visit, key: string, value: string) {
  assert.equal(talkOf(this).storage.get(key), value);
});

Then('the browser stores no {string}', function (this: Visit, key: string) {
  assert.equal(talkOf(this).storage.get(key), undefined);
});

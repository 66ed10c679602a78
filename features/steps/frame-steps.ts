/** The messages between the page and the secure frame, one by one: requests and answers. */

import { Given, When } from '@cucumber/cucumber';
import {
  changeAccountType,
  changeEmail,
  enterCode,
  enterEmailCode,
  logInByEmail,
} from '../../application/login/actions.js';
import type { Question } from '../../infrastructure/connectors/embedded/messages.js';
import { beginTalk, settled, talkOf } from '../support/core/frame/frame-talk.js';
import type { Visit } from '../support/world/world.js';

const LOGGED_IN = {
  email_login_used: 'true',
  email: 'mira@saltmarsh.example',
  'eip155:connected_connector_id': 'ID_AUTH',
  connected_namespaces: 'eip155',
  connection_status: 'connected',
  active_namespace: 'eip155',
};

Given('a page with a secure frame', async function (this: Visit) {
  await beginTalk(this);
  await settled();
});

Given(
  'a page that was built to use {string} in version {string}',
  async function (this: Visit, url: string, version: string) {
    const { env } = process;
    Object.assign(env, { NEXT_PUBLIC_SECURE_SITE_SDK_URL: url, NEXT_PUBLIC_SECURE_SITE_SDK_VERSION: version });
    try {
      await beginTalk(this, {}, {});
    } finally {
      delete env.NEXT_PUBLIC_SECURE_SITE_SDK_URL;
      delete env.NEXT_PUBLIC_SECURE_SITE_SDK_VERSION;
    }
  },
);

Given('an installed web app with a secure frame', async function (this: Visit) {
  const site = { url: 'https://secure.example/sdk' };
  await beginTalk(this, {}, site, { standalone: true, address: 'https://slipway.example/' });
  await settled();
});

When('the visitor opens the modal of that page', async function (this: Visit) {
  await talkOf(this).modal.open();
  await settled();
});

Given('a page with a secure frame and no logging', async function (this: Visit) {
  await beginTalk(this, {}, { url: 'https://secure.example/sdk', logLevel: 'silent' });
});

Given('a page with a secure frame that remembers a login', async function (this: Visit) {
  await beginTalk(this, LOGGED_IN);
  await settled();
});

Given('a page with a secure frame that is ready', async function (this: Visit) {
  const talk = await beginTalk(this);
  talk.frame.attach();
  talk.frame.becomeReady();
  await settled();
});

When('the page requests {word}', function (this: Visit, name: Question) {
  talkOf(this).ask(name, undefined);
});

When('the page requests {word} with {}', function (this: Visit, name: Question, payload: string) {
  talkOf(this).ask(name, JSON.parse(payload));
});

When('the frame is ready', async function (this: Visit) {
  const { frame, pass } = talkOf(this);
  frame.becomeReady();
  pass(500);
  await settled();
});

When('the frame sends READY', function (this: Visit) {
  talkOf(this).frame.becomeReady();
});

When('the frame sends the message {}', function (this: Visit, message: string) {
  talkOf(this).frame.say(JSON.parse(message));
});

When('the frame reloads', function (this: Visit) {
  talkOf(this).frame.reload();
});

When('the browser cannot load the frame', async function (this: Visit) {
  talkOf(this).frame.breakDown();
  await settled();
});

When('the page empties its body', function (this: Visit) {
  talkOf(this).frame.takeOut();
});

When('the frame answers {word}', async function (this: Visit, name: Question) {
  talkOf(this).frame.answer(name, undefined as never);
  await settled();
});

When('the frame answers {word} with {}', async function (this: Visit, name: Question, payload: string) {
  const { frame } = talkOf(this);
  frame.say({ type: `@w3m-frame/${name}_SUCCESS`, id: frame.last(name).id, payload: JSON.parse(payload) });
  await settled();
});

When('the frame refuses {word}', async function (this: Visit, name: Question) {
  talkOf(this).frame.refuse(name);
  await settled();
});

When('the frame refuses {word} saying {string}', async function (this: Visit, name: Question, words: string) {
  talkOf(this).frame.refuse(name, words);
  await settled();
});

When("the page's clock advances by {int} milliseconds", async function (this: Visit, milliseconds: number) {
  talkOf(this).pass(milliseconds);
  await settled();
});

When('the visitor asks for an email to {string}', async function (this: Visit, email: string) {
  const { modal, outcomes } = talkOf(this);
  await modal.open();
  void logInByEmail(modal, email).then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor types the code {string}', async function (this: Visit, code: string) {
  const { modal, outcomes } = talkOf(this);
  void enterCode(modal, code).then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor changes the email to {string}', async function (this: Visit, email: string) {
  const { modal, outcomes } = talkOf(this);
  await modal.open();
  void changeEmail(modal, email).then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor types the code {string} for the email', async function (this: Visit, code: string) {
  const { modal, outcomes } = talkOf(this);
  void enterEmailCode(modal, code).then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor uses the account {string}', async function (this: Visit, type: string) {
  const { modal, outcomes } = talkOf(this);
  void changeAccountType(modal, type as 'eoa').then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor signs out', async function (this: Visit) {
  const { modal, outcomes } = talkOf(this);
  void modal.disconnect().then((outcome) => outcomes.push(outcome));
  await settled();
});

When('the visitor goes one screen back', async function (this: Visit) {
  await talkOf(this).modal.back();
  await settled();
});

When('the visitor shuts the modal', async function (this: Visit) {
  await talkOf(this).modal.close(true);
  await settled();
});

When('the dapp changes the theme mode to {string}', async function (this: Visit, mode: string) {
  const { modal } = talkOf(this);
  await modal.configure({ theme: { mode: mode as 'dark', variables: { accent: '#0b6' } } });
  await settled();
});

When('the dapp asks its provider for {string}', async function (this: Visit, method: string) {
  const { modal, outcomes } = talkOf(this);
  const provider = modal.getProvider() as { request(request: object): Promise<unknown> };
  provider.request({ method, params: ['0x48656c6c6f', '0x0000000000000000000000000000000000000001'] }).then(
    (value) => outcomes.push({ ok: true, value }),
    (error: Error & { cause: never }) => outcomes.push({ ok: false, failure: error.cause }),
  );
  await settled();
});

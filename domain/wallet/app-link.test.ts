import { describe, expect, it } from 'vitest';
import { isAppLink } from './app-link.js';

describe('app links', () => {
  it.each([
    'fox://',
    'fox:',
    'fox://wc?uri=x',
    'Fox-Wallet+1.0://main/wc',
    'ms://',
    'smsfox://',
    'telfox://',
    'itmsfox://',
    'tg://resolve?domain=wallet',
    'https://app.example',
    'https://app.example/open?x=1',
    'http://127.0.0.1:5199/wallet',
  ])('may be %s', (link) => {
    expect(isAppLink(link)).toBe(true);
  });

  it.each([
    '',
    'fox',
    '//app.example',
    '/open',
    '://',
    '1fox://',
    'javascript:alert(1)',
    'JavaScript://x',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'intent://x#Intent;scheme=http;end',
    'about:blank',
    'sms:+123',
    'SMSTO:+123',
    'mms:+123',
    'tel:+123',
    'telprompt:+123',
    'callto:+123',
    'facetime:a@b.example',
    'facetime-audio://a@b.example',
    'mailto:a@b.example',
    'market://details?id=x',
    'itms-apps://apps.example/x',
    'itms-services://?action=download-manifest',
    'android-app://x',
    'ms-settings:privacy',
    'ms-msdt:/id',
    'search-ms:query=x',
    'shortcuts://run-shortcut?name=x',
    'x-apple.systempreferences:x',
    'x-safari-https://x',
    'ssh://x',
    'ftp://a.example/x',
    'view-source:https://a.example',
    'fox://a b',
    'fox://ö',
    'https://',
    'https://user@',
    'https:app.example',
  ])('are refused: %j', (link) => {
    expect(isAppLink(link)).toBe(false);
  });
});

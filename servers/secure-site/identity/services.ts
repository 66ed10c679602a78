/** Each real service, with the site's registration there. Other URLs: for tests. */
import { createHmac } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import { type AppleKey, appleSecret } from './apple-secret.js';
import type { Identity, IdentityProvider } from './identity-provider.js';
import { type OAuthService, oauthProvider } from './oauth-provider.js';
import { openIdProvider } from './openid-provider.js';
import { appleUser, discordUser, facebookUser, githubEmails, githubUser, xUser } from './schema.js';

interface Endpoints {
  readonly issuer?: string | undefined;
  readonly authorizeUrl?: string | undefined;
  readonly tokenUrl?: string | undefined;
  readonly profileUrl?: string | undefined;
}

export interface Client extends Endpoints {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** `insecure`: plain HTTP is allowed, for replaced services on this computer. */
type Make<T> = (client: T, insecure: boolean) => IdentityProvider;

export const google: Make<Client> = ({ clientId, clientSecret, issuer = 'https://accounts.google.com' }, insecure) =>
  openIdProvider({
    ...{ issuer, clientId, insecure, scope: 'openid email profile', pkce: true },
    authentication: () => oauth.ClientSecretPost(clientSecret),
    // On each login, so that the visitor chooses the account.
    parameters: { prompt: 'select_account' },
  });

const APPLE = 'https://appleid.apple.com';

export const apple: Make<AppleKey & Endpoints> = (client, insecure) => {
  const { clientId, issuer = APPLE } = client;
  return openIdProvider({
    ...{ issuer, clientId, insecure, scope: 'name email', pkce: false },
    authentication: () => oauth.ClientSecretPost(appleSecret(client, issuer)),
    // Required by Apple for a name or an email.
    parameters: { response_mode: 'form_post' },
    nameIn: (outcome) => appleName(outcome.get('user') ?? ''),
  });
};

function appleName(json: string): string | undefined {
  try {
    const { name } = appleUser.parse(JSON.parse(json));
    return [name?.firstName, name?.lastName].filter(Boolean).join(' ');
  } catch {
    return undefined;
  }
}

const secretOf = ({ clientId, clientSecret }: Client) => ({ clientId, clientSecret });

export const github: Make<Client> = (client, insecure) => {
  const profileUrl = client.profileUrl ?? 'https://api.github.com/user';
  return oauthProvider({
    ...secretOf(client),
    issuer: client.issuer ?? 'https://github.com/login/oauth',
    authorizeUrl: client.authorizeUrl ?? 'https://github.com/login/oauth/authorize',
    tokenUrl: client.tokenUrl ?? 'https://github.com/login/oauth/access_token',
    ...{ scope: 'read:user user:email', pkce: true, secretIn: 'body', insecure },
    async profile(ask) {
      const { success, data: user } = githubUser.safeParse(await ask(profileUrl));
      if (!success) return undefined;
      const emails = githubEmails.safeParse(await ask(`${profileUrl}/emails`));
      const first = emails.data?.find(({ primary, verified }) => primary && verified);
      return identity(String(user.id), user.name ?? user.login, first?.email);
    },
  });
};

export const x: Make<Client> = (client, insecure) =>
  oauthProvider({
    ...secretOf(client),
    issuer: client.issuer ?? 'https://x.com',
    authorizeUrl: client.authorizeUrl ?? 'https://x.com/i/oauth2/authorize',
    tokenUrl: client.tokenUrl ?? 'https://api.x.com/2/oauth2/token',
    ...{ scope: 'users.read tweet.read', pkce: true, secretIn: 'header', insecure },
    async profile(ask) {
      const read = xUser.safeParse(await ask(client.profileUrl ?? 'https://api.x.com/2/users/me'));
      return read.data && identity(read.data.data.id, read.data.data.name ?? read.data.data.username);
    },
  });

export const facebook: Make<Client> = (client, insecure) =>
  oauthProvider({
    ...secretOf(client),
    issuer: client.issuer ?? 'https://www.facebook.com',
    authorizeUrl: client.authorizeUrl ?? 'https://www.facebook.com/v23.0/dialog/oauth',
    tokenUrl: client.tokenUrl ?? 'https://graph.facebook.com/v23.0/oauth/access_token',
    ...{ scope: 'public_profile', pkce: false, secretIn: 'body', insecure },
    async profile(ask, accessToken) {
      const url = new URL(client.profileUrl ?? 'https://graph.facebook.com/v23.0/me');
      url.searchParams.set('fields', 'id,name');
      // Proves that the token is used by the app it was issued for.
      url.searchParams.set(
        'appsecret_proof',
        createHmac('sha256', client.clientSecret).update(accessToken).digest('hex'),
      );
      const read = facebookUser.safeParse(await ask(url.href));
      // It does not say whether an email is verified, so none is used.
      return read.data && identity(read.data.id, read.data.name);
    },
  });

export const discord: Make<Client> = (client, insecure) =>
  oauthProvider({
    ...secretOf(client),
    issuer: client.issuer ?? 'https://discord.com',
    authorizeUrl: client.authorizeUrl ?? 'https://discord.com/oauth2/authorize',
    tokenUrl: client.tokenUrl ?? 'https://discord.com/api/oauth2/token',
    ...{ scope: 'identify email', pkce: true, secretIn: 'body', insecure },
    async profile(ask) {
      const { data } = discordUser.safeParse(await ask(client.profileUrl ?? 'https://discord.com/api/users/@me'));
      return data && identity(data.id, data.global_name ?? data.username, data.verified ? data.email : undefined);
    },
  } satisfies OAuthService);

function identity(subject: string, name: string | null | undefined, email?: string | null): Identity {
  return { subject, ...(name && { name: name.slice(0, 100) }), ...(email && { email }) };
}

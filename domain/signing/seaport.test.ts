import { describe, expect, it } from 'vitest';
import {
  LATER,
  MIRA,
  NFT,
  SEAPORT_15,
  SEAPORT_16,
  said,
  THIEF,
  TYPES,
  values,
  WETH,
  WORD,
  ZERO,
} from './signing-cases.js';

const listed = { itemType: 2, token: NFT, identifierOrCriteria: '134', startAmount: '1', endAmount: '1' };
const pays = (recipient: string, amount: string, itemType = 0, token = ZERO) => ({
  ...{ itemType, token, identifierOrCriteria: '0', startAmount: amount, endAmount: amount, recipient },
});
const sale = (consideration: readonly object[], changes: object = {}) => ({
  ...{ offerer: MIRA, zone: ZERO, offer: [listed], consideration, orderType: 0, startTime: '1658645591' },
  ...{ endTime: LATER, zoneHash: WORD, salt: '16178208897136618', conduitKey: WORD, counter: '0' },
  ...changes,
});

describe('Seaport', () => {
  it.each([SEAPORT_15, SEAPORT_16])('a listing: what is sold, for how much, and who else is paid (%s)', (contract) => {
    const words = said(
      TYPES.seaport,
      contract,
      sale([pays(MIRA, '970000000000000000'), pays(THIEF, '30000000000000000')]),
    );
    expect(words).toMatchObject({ title: 'sell', known: 'Seaport', dangers: [] });
    expect(values(words)).toEqual([
      ['give', NFT, 134n, 1n],
      ['get', undefined, 970000000000000000n, false],
      ['others', undefined, 30000000000000000n, false],
      ['recipient', THIEF],
      ['start', 1658645591n],
      ['end', BigInt(LATER)],
    ]);
  });

  it('an offer for any item of a collection', () => {
    const offer = [{ itemType: 1, token: WETH, identifierOrCriteria: 0, startAmount: '5', endAmount: '8' }];
    const words = said(TYPES.seaport, SEAPORT_16, sale([pays(MIRA, '1', 4, NFT)], { offer }));
    expect(values(words).slice(0, 2)).toEqual([
      ['give', WETH, 8n, false],
      ['get', NFT, undefined, 1n],
    ]);
    expect(words.dangers).toEqual([]);
  });

  it.each([
    ['gives an item away', [], {}, ['nothing-back']],
    ['is paid nought', [pays(MIRA, '0')], {}, ['nothing-back']],
    ['is paid one wei', [pays(MIRA, '1')], {}, ['next-to-nothing']],
    ['decays to one unit', [{ ...pays(MIRA, '90000', 1, WETH), endAmount: '1' }], {}, ['next-to-nothing']],
    ['decays to nought', [{ ...pays(MIRA, '9'), endAmount: '0' }], {}, ['nothing-back']],
    ['pays another account', [pays(THIEF, '970000000000000000')], {}, ['sent-elsewhere']],
    ['belongs to another account', [pays(THIEF, '970000000000000000')], { offerer: THIEF }, ['other-account']],
  ] as const)('an order that %s is a danger', (_, consideration, changes, dangers) => {
    expect(said(TYPES.seaport, SEAPORT_16, sale(consideration, changes)).dangers).toEqual(dangers);
  });

  it('several orders at once are all read, without the padding of the tree', () => {
    const none = { ...sale([]), offerer: ZERO, offer: [] };
    const tree = [
      [sale([pays(MIRA, '970000000000000000')]), sale([])],
      [none, none],
    ];
    const words = said(TYPES.bulk, SEAPORT_16, { tree });
    expect(words).toMatchObject({ title: 'trades', known: 'Seaport', dangers: ['nothing-back'] });
    expect(words.rows.filter(({ label }) => label === 'order').map(({ value }) => value)).toEqual([
      { kind: 'text', text: '1 / 2' },
      { kind: 'text', text: '2 / 2' },
    ]);
  });

  it('more orders than anybody reads are a danger', () => {
    const leaf = [sale([pays(MIRA, '970000000000000000')]), sale([pays(MIRA, '970000000000000000')])];
    const deep = [
      [leaf, leaf],
      [leaf, leaf],
      [leaf, leaf],
    ].slice(0, 2);
    const sixteen = TYPES.bulk.replace('[2][2]', '[2][2][2][2]');
    const words = said(sixteen, SEAPORT_16, { tree: [deep, deep] });
    expect(words.dangers).toEqual(['not-all-shown']);
  });
});

/** Made by `npm run messages` from messages/pt-BR.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Valor',
    amountInDollars: 'Valor em dólares',
    inDollars: 'Em dólares',
    inToken: (symbol) => `Em ${symbol}`,
    to: 'Para',
    receiver: 'Endereço ou nome',
    paste: 'Colar endereço',
    clear: 'Limpar endereço',
    max: 'Máx.',
    balance: 'Saldo',
    chooseToken: 'Escolher token',
    token: (symbol) => `Token: ${symbol}. Alterar`,
    readiness: {
      ready: 'Revisar',
      'invalid-address': 'Endereço inválido',
      'add-address': 'Digite o endereço',
      'insufficient-funds': 'Saldo insuficiente',
      'add-amount': 'Digite o valor',
      'incorrect-value': 'Valor inválido',
      'select-token': 'Escolher token',
    },
    amountProblems: {
      incorrect: 'Valor inválido',
      amount: 'Mais do que você tem',
      fee: 'Não é suficiente para a taxa de rede',
    },
    addressProblems: {
      'too-short': 'Curto demais. Cole o endereço inteiro.',
      'not-an-address': 'Não é um endereço válido nesta rede.',
      checksum: 'Este endereço tem um erro. Copie de novo.',
      'no-name': 'Este nome não tem endereço nesta rede.',
      'name-elsewhere': 'Este nome é guardado fora da blockchain, então não podemos verificá-lo. Peça o endereço.',
      'name-unknown': 'Não foi possível consultar este nome. Tente de novo.',
    },
    cautions: {
      'burn-address': {
        title: 'Endereço de queima',
        lead: 'Ninguém controla este endereço. Tudo o que você enviar para lá se perde para sempre.',
      },
      'token-contract': {
        title: 'Este é o contrato de um token',
        lead: 'Tokens enviados para cá geralmente se perdem. Envie para o endereço de uma carteira.',
      },
      'look-alike': {
        title: 'Não é o endereço que você pensa: possível golpe de envenenamento de endereço',
        lead: 'Começa e termina igual a um endereço que você já usou, mas é outro. Golpistas criam endereços assim. O endereço que você conhece:',
      },
      yourself: {
        title: 'Esta é a sua própria conta',
        lead: 'Você só pagaria a taxa de rede.',
      },
    },
    lookingUp: 'Consultando o nome…',
    mutual: 'Este é o nome principal do endereço.',
    notMutual: 'Este não é o nome principal do endereço.',
    notMutualLead: 'Confirme que ele pertence à pessoa certa.',
    nameMoved: {
      title: 'Este nome mudou',
      lead: 'Agora ele aponta para outro endereço. Nada foi enviado. Confirme o endereço com o destinatário.',
    },
    fee: 'Taxa de rede',
    feeUnknown: 'Taxa indisponível',
    tokens: 'Seus tokens',
    noTokens: 'Nenhum token encontrado',
    tokensUnavailable: 'Saldo de tokens indisponível',
    noTokensLead: 'Você não tem tokens para enviar nesta rede.',
    youSend: 'Você envia',
    total: 'Total',
    warning: 'Transferências não podem ser revertidas. Confira o endereço inteiro, não só o começo e o fim.',
    risk: 'Entendo que posso perder o que enviar para este endereço',
    riskMore: 'Entendo que pode sair da minha carteira mais do que esta revisão mostra',
    otherAddress: 'Usar outro endereço',
    send: (amount) => `Enviar ${amount}`,
    confirm: (wallet) => `Confirme em ${wallet}`,
    asked: (wallet) => `Solicitação a ${wallet}`,
    nothing: 'Nada para enviar ainda',
    nothingLead: 'Digite primeiro um valor e um endereço.',
    declined: 'Transferência recusada',
    declinedLead: (wallet) => `Você recusou em ${wallet}. Nada foi enviado.`,
    edit: 'Editar transferência',
  },
  tokens: {
    search: 'Buscar tokens',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} token encontrado`, many: `${numberOf(count)} de tokens encontrados`, other: `${numberOf(count)} tokens encontrados` }),
    none: 'Nenhum token encontrado',
    noneLead: 'Tente o nome, o símbolo ou o endereço inteiro.',
    cautions: {
      imitation: {
        title: (known) => `Este não é ${known}`,
        lead: (known) => `É uma cópia: qualquer pessoa pode criar um token com este nome. O ${known} verdadeiro tem outro endereço de contrato.`,
      },
      twin: {
        title: 'Outro token parece igual',
        lead: 'Só um pode ser autêntico. Compare os endereços de contrato com o do emissor.',
      },
      'odd-letters': {
        title: 'Caracteres suspeitos no nome',
        lead: 'Tem letras ocultas ou parecidas com outras. Provavelmente é um token fraudulento.',
      },
      lure: {
        title: 'Token de spam',
        lead: 'Não visite sites citados em tokens: eles são feitos para esvaziar carteiras.',
      },
    },
    tags: {
      imitation: (known) => `Não é ${known}`,
      twin: 'Parecido',
      'odd-letters': 'Suspeito',
      lure: 'Spam',
    },
  },
};

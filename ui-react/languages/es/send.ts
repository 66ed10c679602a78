/** Made by `npm run messages` from messages/es.json: edit that file. */
import type { LanguagePart } from '../language.js';
import { numberOf, pluralOf } from './forms.js';

export const send: LanguagePart = {
  send: {
    amount: 'Importe',
    amountInDollars: 'Importe en dólares',
    inDollars: 'En dólares',
    inToken: (symbol) => `En ${symbol}`,
    to: 'Para',
    receiver: 'Dirección o nombre',
    paste: 'Pegar dirección',
    clear: 'Borrar dirección',
    max: 'Máx.',
    balance: 'Saldo',
    chooseToken: 'Elegir token',
    token: (symbol) => `Token: ${symbol}. Cambiar`,
    readiness: {
      ready: 'Revisar',
      'invalid-address': 'Dirección no válida',
      'add-address': 'Introduce la dirección',
      'insufficient-funds': 'Fondos insuficientes',
      'add-amount': 'Introduce el importe',
      'incorrect-value': 'Importe no válido',
      'select-token': 'Elige el token',
    },
    amountProblems: {
      incorrect: 'Importe no válido',
      amount: 'Más de lo que tienes',
      fee: 'No alcanza para la tarifa de red',
    },
    addressProblems: {
      'too-short': 'Demasiado corta. Pega la dirección completa.',
      'not-an-address': 'No es una dirección válida en esta red.',
      checksum: 'Esta dirección tiene un error. Cópiala de nuevo.',
      'no-name': 'Este nombre no tiene dirección en esta red.',
      'name-elsewhere': 'Este nombre se guarda fuera de la cadena, así que no podemos verificarlo. Pide la dirección.',
      'name-unknown': 'No se pudo consultar este nombre. Vuelve a intentarlo.',
    },
    cautions: {
      'burn-address': {
        title: 'Dirección de quema',
        lead: 'Nadie controla esta dirección. Todo lo que envíes ahí se pierde para siempre.',
      },
      'token-contract': {
        title: 'Es el contrato de un token',
        lead: 'Los tokens enviados aquí suelen perderse. Envía a la dirección de una billetera.',
      },
      'look-alike': {
        title: 'No es la dirección que crees: posible estafa de envenenamiento de direcciones',
        lead: 'Empieza y termina igual que una dirección que has usado, pero es otra. Los estafadores las crean. La dirección que conoces:',
      },
      yourself: {
        title: 'Es tu propia cuenta',
        lead: 'Solo pagarías la tarifa de red.',
      },
    },
    lookingUp: 'Buscando el nombre…',
    mutual: 'Es el nombre principal de la dirección.',
    notMutual: 'No es el nombre principal de la dirección.',
    notMutualLead: 'Asegúrate de que pertenece a la persona correcta.',
    nameMoved: {
      title: 'Este nombre cambió',
      lead: 'Ahora apunta a otra dirección. No se envió nada. Confirma la dirección con el destinatario.',
    },
    fee: 'Tarifa de red',
    feeUnknown: 'Tarifa no disponible',
    tokens: 'Tus tokens',
    noTokens: 'No se encontraron tokens',
    tokensUnavailable: 'Saldo de tokens no disponible',
    noTokensLead: 'No tienes tokens para enviar en esta red.',
    youSend: 'Envías',
    total: 'Total',
    warning: 'Las transferencias no se pueden revertir. Comprueba la dirección completa, no solo el principio y el final.',
    risk: 'Entiendo que puedo perder lo que envíe a esta dirección',
    riskMore: 'Entiendo que puede salir de mi billetera más de lo que muestra esta revisión',
    otherAddress: 'Usar otra dirección',
    send: (amount) => `Enviar ${amount}`,
    confirm: (wallet) => `Confirma en ${wallet}`,
    asked: (wallet) => `Solicitud a ${wallet}`,
    nothing: 'Aún no hay nada que enviar',
    nothingLead: 'Introduce primero un importe y una dirección.',
    declined: 'Transferencia rechazada',
    declinedLead: (wallet) => `La rechazaste en ${wallet}. No se envió nada.`,
    edit: 'Editar transferencia',
  },
  tokens: {
    search: 'Buscar tokens',
    found: (count) => pluralOf(count, { one: `${numberOf(count)} token encontrado`, many: `${numberOf(count)} de tokens encontrados`, other: `${numberOf(count)} tokens encontrados` }),
    none: 'No se encontraron tokens',
    noneLead: 'Prueba con el nombre, el símbolo o la dirección completa.',
    cautions: {
      imitation: {
        title: (known) => `Este no es ${known}`,
        lead: (known) => `Es una copia: cualquiera puede crear un token con este nombre. El ${known} auténtico tiene otra dirección de contrato.`,
      },
      twin: {
        title: 'Otro token parece igual',
        lead: 'Solo uno puede ser auténtico. Compara las direcciones de contrato con la del emisor.',
      },
      'odd-letters': {
        title: 'Caracteres sospechosos en el nombre',
        lead: 'Tiene letras ocultas o parecidas a otras. Probablemente es un token fraudulento.',
      },
      lure: {
        title: 'Token basura',
        lead: 'No visites los sitios web que aparecen en los tokens: están hechos para vaciar billeteras.',
      },
    },
    tags: {
      imitation: (known) => `No es ${known}`,
      twin: 'Imitación',
      'odd-letters': 'Sospechoso',
      lure: 'Spam',
    },
  },
};

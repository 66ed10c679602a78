/** Typed data of each standard, for the tests of this folder. */
import { readTypedData, type TypedData } from '../request/typed-data.js';
import { describeSigned } from './describe-signed.js';
import type { SignedWords } from './signed-words.js';

export const MIRA = '0x7d8bf18C7cE84b3E175b339c4Ca93aEd1dD166F1';
export const THIEF = '0x1234567890123456789012345678901234567890';
export const NFT = '0x3F53082981815Ed8142384EDB1311025cA750Ef1';
export const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
export const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
export const ZERO = `0x${'0'.repeat(40)}`;
export const WORD = `0x${'0'.repeat(64)}`;
export const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3';
export const SEAPORT_15 = '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC';
export const SEAPORT_16 = '0x0000000000000068F116a894984e2DB1123eB395';
export const COW = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';
export const V2_REACTOR = '0x00000011F84B9aa48e5f8aA8B9897600006289Be';
export const LATER = '1793404800';
export const UNLIMITED = String(2n ** 256n - 1n);

const ITEM = 'uint8 itemType,address token,uint256 identifierOrCriteria,uint256 startAmount,uint256 endAmount';
const ORDER_FIELDS =
  'address offerer,address zone,OfferItem[] offer,ConsiderationItem[] consideration,uint8 orderType,uint256 startTime,uint256 endTime,bytes32 zoneHash,uint256 salt,bytes32 conduitKey,uint256 counter';
const PARTS = `ConsiderationItem(${ITEM},address recipient)OfferItem(${ITEM})`;
const AUTHORIZATION = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';
const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)';
const TOKENS = 'TokenPermissions(address token,uint256 amount)';
const INFO =
  'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)';
const OUTPUT = 'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)';

/** As the standards write them. */
export const TYPES = {
  transfer: `TransferWithAuthorization(${AUTHORIZATION})`,
  receive: `ReceiveWithAuthorization(${AUTHORIZATION})`,
  cancel: 'CancelAuthorization(address authorizer,bytes32 nonce)',
  permit: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
  dai: 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
  single: `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`,
  batch: `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`,
  once: `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${TOKENS}`,
  several: `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${TOKENS}`,
  seaport: `OrderComponents(${ORDER_FIELDS})${PARTS}`,
  bulk: `BulkOrder(OrderComponents[2][2] tree)${PARTS}OrderComponents(${ORDER_FIELDS})`,
  cow: 'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)',
  safe: 'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  forward: 'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,uint48 deadline,bytes data)',
  forwardOld: 'ForwardRequest(address from,address to,uint256 value,uint256 gas,uint256 nonce,bytes data)',
  operation:
    'PackedUserOperation(address sender,uint256 nonce,bytes initCode,bytes callData,bytes32 accountGasLimits,uint256 preVerificationGas,bytes32 gasFees,bytes paymasterAndData)',
  aave: 'DelegationWithSig(address delegatee,uint256 value,uint256 nonce,uint256 deadline)',
  compound: 'Authorization(address owner,address manager,bool isAllowed,uint256 nonce,uint256 expiry)',
  morpho: 'Authorization(address authorizer,address authorized,bool isAuthorized,uint256 nonce,uint256 deadline)',
  v2: `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness)${OUTPUT}${INFO}${TOKENS}V2DutchOrder(OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs)`,
  dutch: `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,ExclusiveDutchOrder witness)${OUTPUT}ExclusiveDutchOrder(OrderInfo info,uint256 decayStartTime,uint256 decayEndTime,address exclusiveFiller,uint256 exclusivityOverrideBps,address inputToken,uint256 inputStartAmount,uint256 inputEndAmount,DutchOutput[] outputs)${INFO}${TOKENS}`,
  strange: `PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,Riddle witness)Riddle(bytes32 answer)${TOKENS}`,
} as const;

export const typesOf = (encoded: string) =>
  Object.fromEntries(
    [...encoded.matchAll(/(\w+)\(([^)]*)\)/g)].map(([, name = '', fields = '']) => [
      name,
      fields.split(',').map((each) => ({ type: each.split(' ')[0] ?? '', name: each.split(' ')[1] ?? '' })),
    ]),
  );
export const payload = (encoded: string, contract: string | undefined, message: object, domain: object = {}) => ({
  types: typesOf(encoded),
  primaryType: /^\w+/.exec(encoded)?.[0] ?? '',
  domain: { name: 'Named', chainId: 1, ...(contract !== undefined && { verifyingContract: contract }), ...domain },
  message,
});
export const dataOf = (given: object): TypedData => {
  const read = readTypedData(given);
  if (!read.ok) throw new Error(read.problem);
  return read.data;
};
export const said = (encoded: string, contract: string, message: object, signer = MIRA): SignedWords => {
  const words = describeSigned(dataOf(payload(encoded, contract, message)), { signer, origin: 'https://slip.example' });
  if (!words) throw new Error('nothing is said');
  return words;
};
export const values = ({ rows }: SignedWords) =>
  rows.map(({ label, value }) => [label, ...Object.values(value).slice(1)]);

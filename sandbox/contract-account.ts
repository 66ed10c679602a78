/** A contract account: it accepts every signature of its owner's key (ERC-1271). 103 bytes, written by hand. */
import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex, pad, size, toHex } from 'viem';
import { jsonRpc } from '../servers/json-rpc.js';

/** A factory that puts contracts at addresses derived from their code: at the same address on most networks, local nodes included. */
const DEPLOYER: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
/** The suffix of a signature by an account that is not deployed yet (ERC-6492). */
const NOT_THERE_YET: Hex = `0x${'6492'.repeat(16)}`;
const SALT = pad('0x', { size: 32 });

/** Reads `isValidSignature(bytes32, bytes)`: the signer is recovered on chain, and compared with the owner. */
function runtimeCode(owner: Address): Hex {
  return concat([
    ...(['0x600435600052', '0x60a43560f81c602052', '0x606435604052', '0x608435606052'] as const),
    // ecrecover
    '0x60206080608060006001',
    '0x5afa50',
    ...(['0x60805173', owner, '0x14'] as const),
    // returns 0x1626ba7e if equal, else nothing
    '0x631626ba7e60e01b02',
    '0x60005260206000f3',
  ]);
}

function creationCode(owner: Address): Hex {
  const code = runtimeCode(owner);
  return concat(['0x60', toHex(size(code), { size: 1 }), '0x8060093d393df3', code]);
}

/** The account address of an owner, deployed or not. */
export function contractAccountOf(owner: Address): Address {
  return getContractAddress({ opcode: 'CREATE2', from: DEPLOYER, salt: SALT, bytecode: creationCode(owner) });
}

/** Deploys it. */
export async function deployContractAccount(rpcUrl: string, owner: Address): Promise<Address> {
  const data = concat([SALT, creationCode(owner)]);
  await jsonRpc(rpcUrl, 'eth_sendTransaction', [{ from: owner, to: DEPLOYER, data }]);
  return contractAccountOf(owner);
}

/** The owner's signature, with the data to deploy the account first. */
export function signatureBeforehand(owner: Address, signature: Hex): Hex {
  const parts = [{ type: 'address' }, { type: 'bytes' }, { type: 'bytes' }] as const;
  const call = concat([SALT, creationCode(owner)]);
  return concat([encodeAbiParameters(parts, [DEPLOYER, call, signature]), NOT_THERE_YET]);
}

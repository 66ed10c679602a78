// SPDX-License-Identifier: MIT
pragma solidity 0.8.30;

interface Registry {
    function resolver(bytes32 node) external view returns (address);
}

interface ReverseResolver {
    function name(bytes32 node) external view returns (string memory);
}

/// Answers for ENS in one call, as the universal resolver of public networks does, by what is in the chain alone: names
/// that resolve by a parent (ENSIP-10) or elsewhere (ERC-3668) are left out. Whether a primary name leads back to its
/// address is not looked at here: whoever asks does that.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);

    /// Where the registry is on every network.
    Registry private constant REGISTRY = Registry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);
    /// Of `addr.reverse`.
    bytes32 private constant REVERSE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory result, address resolver)
    {
        resolver = REGISTRY.resolver(nodeOf(name, 0));
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        bool answered;
        (answered, result) = resolver.staticcall(data);
        if (!answered) revert ResolverError(result);
    }

    /// The resolver of the primary name, told second, is nobody here.
    function reverseWithGateways(bytes calldata account, uint256 coinType, string[] calldata)
        external
        view
        returns (string memory primary, address resolver, address reverseResolver)
    {
        bytes32 label = keccak256(inLetters(account));
        if (coinType == 60) reverseResolver = REGISTRY.resolver(keccak256(abi.encodePacked(REVERSE, label)));
        if (reverseResolver == address(0)) revert ResolverNotFound(account);
        primary = ReverseResolver(reverseResolver).name(keccak256(abi.encodePacked(REVERSE, label)));
        resolver = address(0);
    }

    /// The hash of a name (ERC-137) that is written as in DNS: each label after its length, and nothing at the end.
    function nodeOf(bytes calldata name, uint256 at) private pure returns (bytes32) {
        uint256 length = uint8(name[at]);
        if (length == 0) return 0;
        uint256 end = at + 1 + length;
        return keccak256(abi.encodePacked(nodeOf(name, end), keccak256(name[at + 1:end])));
    }

    function inLetters(bytes calldata data) private pure returns (bytes memory letters) {
        bytes16 digits = "0123456789abcdef";
        letters = new bytes(data.length * 2);
        for (uint256 at = 0; at < data.length; at++) {
            letters[2 * at] = digits[uint8(data[at]) >> 4];
            letters[2 * at + 1] = digits[uint8(data[at]) & 15];
        }
    }
}

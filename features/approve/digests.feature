Feature: Digests of a request, to compare with a second device
  They are in a collapsed section on both approval screens, in full and under their names in ERC-8213.

  @core @S6.4
  Scenario Outline: The digest is shown in full: <what>
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    When the visitor chooses "Digests"
    Then the visitor sees "<digest>"

    Examples:
      | what                | method               | digest | parameters |
      | Of a call           | eth_sendTransaction  | Calldata Digest 0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985 | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xa9059cbb0000000000000000000000004675c7e5baafbffbca748158becba61ef3b0a2630000000000000000000000000000000000000000000000000de0b6b3a7640000"}] |
      | Of a call of two    | wallet_sendCalls     | 2. Calldata Digest 0x812cee5d9cc7461c04bbcd7b70af9c28b243ac5d74d3453b008b93b7dac69985 | [{"chainId": "0x7a69", "calls": [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "value": "0x1"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xa9059cbb0000000000000000000000004675c7e5baafbffbca748158becba61ef3b0a2630000000000000000000000000000000000000000000000000de0b6b3a7640000"}]}] |
      | Of typed data       | eth_signTypedData_v4 | EIP-712 Digest 0x | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"chainId": 31337}, "types": {"Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Letter", "message": {"text": "Ahoy"}}] |

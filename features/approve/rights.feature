@core
Feature: What a request to a wallet inside the modal lets somebody take
  Before anything else the visitor reads what they could lose by it later. Several calls are told one by one.

  Background:
    Given the dapp sets "inside wallet" to "yes"
    And a visitor connected with Harbor

  @S6.4
  Scenario Outline: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And the visitor sees "<words>"

    Examples:
      | what                             | method              | parameters | words |
      | All of a token                   | eth_sendTransaction | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}] | 0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0 can take all you have and will have of the token or collection 0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a |
      | Some of a token                  | eth_sendTransaction | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000005"}] | 0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0 can take some of what you have of the token or collection 0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a |
      | A collection, among several      | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xa22cb465000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000001"}]}] | can take all you have and will have |
      | Each of several calls, in order  | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xd0e30db0"}]}] | 2. Uses a contract |
      | What the first of them moves     | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xd0e30db0"}]}] | 1. Sends 0.5 ETH |

  @S6.4
  Scenario: What is taken back is no warning
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000000"}]
    Then the Approval screen is shown
    And the visitor does not see "can take"

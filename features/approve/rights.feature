@core
Feature: Spending rights granted by a request to the embedded wallet
  The visitor first reads what they could lose through it later. Several calls are described one by one.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S6.4
  Scenario Outline: The visitor reads what could be lost: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And the visitor sees "<words>"

    Examples:
      | what                             | method              | parameters | words |
      | All of a token                   | eth_sendTransaction | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}] | The spender will be able to transfer all of your SALT, now and in the future, without asking you again. Spender 0xB0B0b0B0B0B0B0b0B0B0B0b0b0b0b0B0b0b0B0B0 Token contract |
      | Some of a token                  | eth_sendTransaction | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000005"}] | The spender will be able to transfer some of your SALT without asking you again. |
      | A collection, among several      | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xa22cb465000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000001"}]}] | The spender will be able to transfer all of your SALT |
      | Each of several calls, in order  | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xd0e30db0"}]}] | 2. Contract interaction |
      | What the first of them moves     | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0xd0e30db0"}]}] | 1. Sends 0.5 ETH |

  @S6.4
  Scenario: An unlisted token that the account holds is shown by name
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the visitor sees "transfer all of your KELP"

  @S6.4
  Scenario: Revoking a spending right causes no warning
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000000000"}]
    Then the Approval screen is shown
    And the visitor does not see "will be able to"

  @S6.4
  Scenario Outline: The most important fact comes first: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And the visitor sees "<words>"

    Examples:
      | what                              | method               | parameters | words |
      | Ether beside a token's transfer   | eth_sendTransaction  | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "value": "0x3782dace9d900000", "data": "0xa9059cbb000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b00000000000000000000000000000000000000000000000000000000000002710"}] | Send 4 ETH |
      | That data names no network        | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {}, "types": {"Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Letter", "message": {"text": "Ahoy"}}] | Valid on any network |
      | That a message is a hash          | personal_sign        | ["abababababababababababababababababababababababababababababababab", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"] | only a program can tell what it stands for |
      | A transfer that is only signed    | eth_signTypedData_v4 | ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"chainId": 31337}, "types": {"TransferWithAuthorization": [{"name": "to", "type": "address"}]}, "primaryType": "TransferWithAuthorization", "message": {"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"}}] | Anyone holding this signature can execute this transfer |

  @S6.4
  Scenario: Unsigned fields of typed data are not shown
    When the page asks for "eth_signTypedData_v4" with the parameters ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"name": "The Bank"}, "types": {"EIP712Domain": [], "Letter": [{"name": "text", "type": "string"}]}, "primaryType": "Letter", "message": {"text": "Ahoy", "beside": "Not signed"}}]
    Then the Approval screen is shown
    And the visitor sees "text: Ahoy"
    And the visitor does not see "The Bank"
    And the visitor does not see "Not signed"

  @S6.4
  Scenario Outline: A fee far above the network's is lowered before the wallet gets it, and both amounts are shown: <named>
    When the page asks for "<method>" with the parameters <parameters>
    Then the Approval screen is shown
    And the visitor sees "a network fee of up to <asked>"
    And the visitor sees "Your wallet is asked for at most <most>"
    When the visitor chooses "All fields"
    Then the visitor sees "<lowered>"

    Examples:
      | named                      | method                | asked        | most         | lowered                      | parameters |
      | a price of the older kind  | eth_sendTransaction   | 4.2 ETH      | 0.000105 ETH | gasPrice: 0x12a05f200        | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x5208", "gasPrice": "0xb5e620f48000"}] |
      | a tip                      | eth_sendTransaction   | 4.2 ETH      | 0.000105 ETH | maxPriorityFeePerGas: 0x12a05f200 | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x5208", "maxPriorityFeePerGas": "0xb5e620f48000"}] |
      | a gas limit of 30 million  | eth_sendTransaction   | 0.03 ETH     | 0.000105 ETH | gas: 0x19a28                 | [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x1c9c380", "maxFeePerGas": "0x3b9aca00"}] |
      | in a call of a batch       | wallet_sendCalls      | 4.2          | 0.000        | Send several actions at once | [{"chainId": "0x7a69", "calls": [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x5208", "maxFeePerGas": "0xb5e620f48000"}, {"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a"}]}] |
      | in a user operation        | eth_sendUserOperation | 4.2 ETH      | 0.000105 ETH | Network fee lowered          | [{"sender": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "callGasLimit": "0x5208", "maxFeePerGas": "0xb5e620f48000"}, "0x5b"] |

  @S6.4
  Scenario: A fee that is a large part of the balance needs consent, and is shown in the network's currency
    When the page asks for "eth_sendUserOperation" with the parameters [{"preVerificationGas": "0x3a352944000", "maxFeePerGas": "0x3b9aca00"}, "0x5b"]
    Then the visitor sees "High network fee: up to 4,000 ETH"
    And the visitor sees "That’s 40% of your ETH balance."
    And "Continue" cannot be chosen
    And "eth_sendUserOperation" is not yet passed on to the wallet
    When the visitor chooses "I understand that I may pay this network fee"
    And the visitor chooses "Continue"
    Then "eth_sendUserOperation" is passed on to the wallet

  @S6.4
  Scenario: A fee far above the network's is lowered before the wallet gets it, and the screen says so
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x5208", "maxFeePerGas": "0xb5e620f48000"}]
    Then the Approval screen is shown
    And the visitor sees "a network fee of up to 4.2 ETH, far more than the network takes"
    And the visitor sees "Network fee, at most 0.000105 ETH"
    When the visitor chooses "All fields"
    Then the visitor sees "maxFeePerGas: 0x12a05f200"

  @S6.4
  Scenario: A plausible fee is not changed
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a", "gas": "0x5208", "maxFeePerGas": "0x12a05f200"}]
    Then the visitor sees "Network fee, at most 0.000105 ETH"
    And the visitor does not see "lowered"
    And the visitor does not see "not checked"

  @S6.4
  Scenario Outline: An estimate is shown if the page sets no fee: <what>
    When the page asks for "<method>" with the parameters <parameters>
    Then the visitor sees "Network fee, estimated <fee>"

    Examples:
      | what          | method              | fee          | parameters |
      | a transaction | eth_sendTransaction | 0.000021 ETH | [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x1"}] |
      | several calls | wallet_sendCalls    | 0.000042 ETH | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x1"}, {"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x2"}]}] |

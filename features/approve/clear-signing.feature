@core
Feature: Requests described by descriptors
  A site provides descriptors (ERC-7730), by which requests to the embedded wallet are shown in plain words. They add
  explanations, and hide nothing that is known without them.

  Background:
    Given the dapp sets "embedded wallet" to "yes"

  @S6.4
  Scenario: A call is described in words, with its names, amounts and dates
    Given the dapp sets "descriptors" to "of the ferry's contract"
    And a visitor connected with Harbor
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]
    Then the Approval screen is shown
    And the visitor sees "Book a passage"
    And the visitor sees "Pay 12,480.55 SALT for 0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
    And the visitor sees "Fare 12,480.55 SALT"
    And the visitor sees "Sails before Nov 27, 2026, 18:00 UTC"
    And the visitor sees "Not described class 1"
    And the visitor sees "In this site’s own words, for Grey Ferry Company"
    And the visitor sees "This can move what you own and can’t be reversed."

  @S6.4
  Scenario Outline: A payment attached to a call comes before its description: <how>
    Given the dapp sets "descriptors" to "of the ferry's contract"
    And a visitor connected with Harbor
    When the page asks for "<method>" with the parameters <parameters>
    Then the visitor sees "Book a passage"
    And the visitor sees "<title>"

    Examples:
      | how                  | method              | parameters                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                                         | title                   |
      | a transaction        | eth_sendTransaction | [{"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "value": "0x3782dace9d900000", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]                                                                                                                        | Send 4 ETH              |
      | one call of a batch  | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "value": "0x3782dace9d900000", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]}]                                                                                      | Send 4 ETH              |
      | several calls of one | wallet_sendCalls    | [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x3782dace9d900000"}, {"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "value": "0x3782dace9d900000", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]}] | Send 8 ETH in 2 actions |

  @S6.4
  Scenario: Each of several calls is described
    Given the dapp sets "descriptors" to "of the ferry's contract"
    And a visitor connected with Harbor
    When the page asks for "wallet_sendCalls" with the parameters [{"chainId": "0x7a69", "calls": [{"to": "0x70997970c51812dc3a010c7d01b50e0d17dc79c8", "value": "0x6f05b59d3b20000"}, {"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]}]
    Then the visitor sees "2. Book a passage"
    And the visitor sees "1. Sends 0.5 ETH"

  @S6.4 @S5.20
  Scenario Outline: Descriptors <which> are ignored, and the request is shown without them
    Given the dapp sets "descriptors" to "<which>"
    And a visitor connected with Harbor
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "data": "0x4a69d28a0000000000000000000000005a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a0000000000000000000000000000000000000000000002a4926cb4364d77000000000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8000000000000000000000000000000000000000000000000000000006b09c5200000000000000000000000000000000000000000000000000000000000000001"}]
    Then the Approval screen is shown
    And the visitor sees "Send a transaction"
    And the visitor does not see "Book a passage"
    And the console says "A descriptor was not used for a request"

    Examples:
      | which                                  |
      | of the same address on another network |
      | of a version that is unknown           |
      | that are not JSON                      |

  @S6.4
  Scenario: A description that contradicts the call is not shown
    Given the dapp sets "descriptors" to "of the ferry's contract"
    And a visitor connected with Harbor
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0xb0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0", "data": "0x095ea7b3000000000000000000000000a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the visitor sees "will be able to transfer all"
    And the visitor does not see "Claim your reward"

@core
Feature: An unlimited approval can be capped before the wallet gets it
  The visitor sets how much may be spent later. The wallet gets the request as it is then shown.

  Background:
    Given the dapp sets "embedded wallet" to "yes"
    And a visitor connected with Harbor

  @S6.4
  Scenario: The wallet gets the cap that the visitor has set
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the visitor sees "Approve unlimited KELP spending"
    And the visitor sees "will be able to transfer all"
    And "eth_sendTransaction" is not yet passed on to the wallet
    When the visitor types "5" as the spending cap
    And the visitor chooses "Set spending cap"
    Then the visitor sees "Up to 5 KELP"
    And the visitor does not see "will be able to transfer all"
    When the visitor chooses "Continue"
    Then "eth_sendTransaction" is passed on to the wallet with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b000000000000000000000000000000000000000000000000000000000004c4b40"}]

  @S6.4
  Scenario: The cap suggested for several calls is the amount that they spend
    When the page asks for "wallet_sendCalls" with the parameters [{"chainId": "0x7a69", "calls": [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}, {"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0xa9059cbb00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c800000000000000000000000000000000000000000000000000000000001e8480"}]}]
    Then the visitor sees "That’s what this request itself would spend."
    When the visitor chooses "Use exact amount: 2 KELP"
    Then the visitor sees "Up to 2 KELP"

  @S6.4
  Scenario: The visitor may continue without a cap
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then "Continue without a limit" cannot be chosen
    When the visitor chooses "I understand that the spender can take all of it, at any time"
    And the visitor chooses "Continue without a limit"
    Then "eth_sendTransaction" is passed on to the wallet
    And the visitor sees "Waiting for your wallet"

  @S6.4
  Scenario: An invalid amount is refused
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e6e", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    And the visitor types "0" as the spending cap
    And the visitor chooses "Set spending cap"
    Then the visitor sees "Enter an amount above zero."
    And "eth_sendTransaction" is not yet passed on to the wallet

  @S6.4
  Scenario: The amount in an unreadable contract call cannot be changed
    When the page asks for "eth_sendTransaction" with the parameters [{"to": "0x7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b7b", "data": "0x095ea7b3000000000000000000000000b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"}]
    Then the visitor sees "its spending cap can’t be changed here"

  @S6.4
  Scenario: The cap of a signature cannot be changed, and the screen says so
    When the page asks for "eth_signTypedData_v4" with the parameters ["0x70997970c51812dc3a010c7d01b50e0d17dc79c8", {"domain": {"chainId": 31337}, "types": {"Permit": [{"name": "value", "type": "uint256"}]}, "primaryType": "Permit", "message": {"value": "115792089237316195423570985008687907853269984665640564039457584007913129639935"}}]
    Then the visitor sees "The amount is part of what the site verifies: it can’t be changed here."
    When the visitor chooses "I understand that anyone with this signature can take these tokens"
    And the visitor chooses "Continue"
    Then "eth_signTypedData_v4" is passed on to the wallet

@core
Feature: Messages between page and secure frame
  Each message is checked before it is sent and when it arrives, and each request ends once.

  @S3.11
  Scenario: Every message has a type and a unique id
    Given a page with a secure frame that is ready
    When the page requests GET_CHAIN_ID
    And the page requests GET_USER
    Then every message to the frame has a type and an id

  Scenario Outline: <message> with <payload> reaches the frame
    Given a page with a secure frame that is ready
    When the page requests <message> with <payload>
    Then the frame receives <message> with <payload>

    @S3.12
    Examples:
      | message        | payload                   |
      | SWITCH_NETWORK | {"chainId": 1}            |
      | SWITCH_NETWORK | {"chainId": "eip155:137"} |

    @S3.13 @S5.1
    Examples:
      | message       | payload                             |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} |

    @S3.14
    Examples:
      | message     | payload           |
      | CONNECT_OTP | {"otp": "123456"} |

    @S3.15
    Examples:
      | message        | payload                                     |
      | CONNECT_SOCIAL | {"uri": "https://secure.example/?code=abc"} |

    @S3.16
    Examples:
      | message  | payload                                               |
      | GET_USER | {}                                                    |
      | GET_USER | {"chainId": 1, "preferredAccountType": "smartAccount"} |

    @S3.17 @S5.3
    Examples:
      | message                 | payload                  |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "google"}   |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "github"}   |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "apple"}    |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "facebook"} |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "x"}        |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "discord"}  |

    @S3.18
    Examples:
      | message      | payload            |
      | IS_CONNECTED | {}                 |
      | IS_CONNECTED | {"token": "a.b.c"} |

    @S3.19
    Examples:
      | message               | payload         |
      | SET_PREFERRED_ACCOUNT | {"type": "eoa"} |

    @S3.20
    Examples:
      | message                    | payload                            |
      | UPDATE_EMAIL               | {"email": "mira@tidewater.example"} |
      | UPDATE_EMAIL_PRIMARY_OTP   | {"otp": "111111"}                  |
      | UPDATE_EMAIL_SECONDARY_OTP | {"otp": "222222"}                  |

    @S3.21
    Examples:
      | message    | payload                                                                                                 |
      | SYNC_THEME | {"themeMode": "dark"}                                                                                   |
      | SYNC_THEME | {"themeMode": "light", "themeVariables": {"--w3m-accent": "#0b6", "--w3m-z-index": 5}, "w3mThemeVariables": {"--w3m-accent": "#0b6"}} |

    @S3.22
    Examples:
      | message        | payload                                                                                                                                  |
      | SYNC_DAPP_DATA | {"projectId": "p", "sdkVersion": "react-1.7.4", "sdkType": "porthole", "metadata": {"name": "S", "description": "", "url": "https://s.example", "icons": []}} |

  @S5.5 @S5.20
  Scenario Outline: <message> with <payload> is never sent
    Given a page with a secure frame that is ready
    When the page requests <message> with <payload>
    Then the page receives the error "<words>"
    And the frame has not received <message>

    @S3.12
    Examples:
      | message        | payload           | words                             |
      | SWITCH_NETWORK | {}                | Required                          |
      | SWITCH_NETWORK | {"chainId": true} | Expected string, received boolean |

    @S5.1
    Examples:
      | message       | payload                    | words         |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh"} | Invalid email |
      | UPDATE_EMAIL  | {"email": ".mira@site.it"} | Invalid email |

    @S3.14
    Examples:
      | message     | payload         | words                            |
      | CONNECT_OTP | {"otp": 123456} | Expected string, received number |

    @S5.3
    Examples:
      | message                 | payload                   | words         |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "farcaster"} | Invalid input |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "myspace"}   | Invalid input |

    @S5.4
    Examples:
      | message    | payload                 | words         |
      | SYNC_THEME | {"themeMode": "system"} | Invalid input |

    @S3.15 @S3.16 @S3.18 @S3.19 @S3.20 @S3.21
    Examples:
      | message                    | payload                                      | words                             |
      | CONNECT_SOCIAL             | {}                                           | Required                          |
      | GET_USER                   | {"chainId": true}                            | Expected string, received boolean |
      | GET_USER                   | {"preferredAccountType": 5}                  | Expected string, received number  |
      | IS_CONNECTED               | {"token": 5}                                 | Expected string, received number  |
      | SET_PREFERRED_ACCOUNT      | {}                                           | Required                          |
      | UPDATE_EMAIL_PRIMARY_OTP   | {"otp": 111111}                              | Expected string, received number  |
      | UPDATE_EMAIL_SECONDARY_OTP | {}                                           | Required                          |
      | SYNC_THEME                 | {"w3mThemeVariables": {"--w3m-accent": 5}}   | Expected string, received number  |

    @S5.9
    Examples:
      | message     | payload                                                        | words                               |
      | RPC_REQUEST | {"method": "eth_sign", "params": []}                           | Invalid input                       |
      | RPC_REQUEST | {"method": "wallet_sendCalls", "params": [{"calls": [{"to": "abc"}]}]} | Invalid input: must start with "0x" |

  @S3.22 @S5.5
  Scenario Outline: SYNC_DAPP_DATA with <payload> is not sent
    Given a page with a secure frame that is ready
    When the page requests SYNC_DAPP_DATA with <payload>
    Then the page receives the error "<words>"

    Examples:
      | payload                                       | words                            |
      | {}                                            | Required                         |
      | {"projectId": 5}                              | Expected string, received number |
      | {"projectId": "p", "metadata": {"name": "S"}} | Required                         |

  Scenario Outline: The frame answers <message> with <payload>
    Given a page with a secure frame that is ready
    When the page requests <message> with <asked>
    And the frame answers <message> with <payload>
    Then the page has the answer <payload>

    @S3.23
    Examples:
      | message       | asked                               | payload                   |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} | {"action": "VERIFY_DEVICE"} |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} | {"action": "VERIFY_OTP"}  |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} | {"action": "CONNECT"}     |

    @S3.24
    Examples:
      | message           | asked | payload                            |
      | GET_FARCASTER_URI | {}    | {"url": "https://cast.example/abc"} |

    @S3.25
    Examples:
      | message           | asked | payload              |
      | CONNECT_FARCASTER | {}    | {"userName": "mira"} |

    @S3.26
    Examples:
      | message        | asked                             | payload                                                                                                      |
      | CONNECT_SOCIAL | {"uri": "https://secure.example"} | {"address": "0x1", "chainId": 1, "email": null, "userName": "mira", "accounts": [{"address": "0x1", "type": "eoa"}]} |

    @S3.27
    Examples:
      | message  | asked | payload                                                                                                                   |
      | GET_USER | {}    | {"address": "0x1", "chainId": "eip155:1"}                                                                                 |
      | GET_USER | {}    | {"address": "0x1", "chainId": 1, "email": "m@s.example", "smartAccountDeployed": true, "accounts": [], "preferredAccountType": "eoa"} |

    @S3.28
    Examples:
      | message                 | asked                  | payload                         |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "google"} | {"uri": "https://login.example"} |

    @S3.29
    Examples:
      | message      | asked | payload                |
      | IS_CONNECTED | {}    | {"isConnected": false} |

    @S3.30
    Examples:
      | message      | asked | payload        |
      | GET_CHAIN_ID | {}    | {"chainId": 5} |

    @S3.32
    Examples:
      | message      | asked                               | payload                          |
      | UPDATE_EMAIL | {"email": "mira@tidewater.example"} | {"action": "VERIFY_PRIMARY_OTP"} |
      | UPDATE_EMAIL | {"email": "mira@tidewater.example"} | {"action": "VERIFY_SECONDARY_OTP"} |

    @S3.33
    Examples:
      | message                    | asked             | payload                                |
      | UPDATE_EMAIL_SECONDARY_OTP | {"otp": "222222"} | {"newEmail": "mira@tidewater.example"} |

    @S3.34
    Examples:
      | message                            | asked | payload                                  |
      | GET_SMART_ACCOUNT_ENABLED_NETWORKS | {}    | {"smartAccountEnabledNetworks": [1, 137]} |

    @S3.35
    Examples:
      | message               | asked           | payload                           |
      | SET_PREFERRED_ACCOUNT | {"type": "eoa"} | {"type": "eoa", "address": "0x1"} |

  @S5.5
  Scenario Outline: An invalid answer to <message> is an error: <payload>
    Given a page with a secure frame that is ready
    When the page requests <message> with <asked>
    And the frame answers <message> with <payload>
    Then the page receives the error "<words>"

    Examples:
      | message       | asked                               | payload                                                              | words                             |
      | CONNECT_EMAIL | {"email": "mira@saltmarsh.example"} | {"action": "FLY"}                                                    | Invalid input                     |
      | GET_USER      | {}                                  | {"chainId": 1}                                                       | Required                          |
      | GET_USER      | {}                                  | {"address": "0x1", "chainId": 1, "email": "nobody"}                  | Invalid email                     |
      | GET_USER      | {}                                  | {"address": "0x1", "chainId": 1, "accounts": [{"address": "0x1", "type": "king"}]} | Invalid input       |
      | IS_CONNECTED  | {}                                  | {"isConnected": "yes"}                                               | Expected boolean, received string |
      | GET_CHAIN_ID  | {}                                  | {"chainId": null}                                                    | Expected string, received null    |

    @S3.24 @S3.25 @S3.26 @S3.28 @S3.32 @S3.33 @S3.34 @S3.35
    Examples:
      | message                            | asked                               | payload                                  | words                             |
      | GET_FARCASTER_URI                  | {}                                  | {}                                       | Required                          |
      | CONNECT_FARCASTER                  | {}                                  | {"userName": 5}                          | Expected string, received number  |
      | CONNECT_SOCIAL                     | {"uri": "https://secure.example"}   | {"address": "0x1"}                       | Required                          |
      | CONNECT_SOCIAL                     | {"uri": "https://secure.example"}   | {"address": "0x1", "chainId": 1, "accounts": [{"address": "0x1", "type": "king"}]} | Invalid input |
      | GET_SOCIAL_REDIRECT_URI            | {"provider": "google"}              | {"uri": null}                            | Expected string, received null    |
      | UPDATE_EMAIL                       | {"email": "mira@tidewater.example"} | {"action": "VERIFY_OTP"}                 | Invalid input                     |
      | UPDATE_EMAIL_SECONDARY_OTP         | {"otp": "222222"}                   | {"newEmail": "nobody"}                   | Invalid email                     |
      | GET_SMART_ACCOUNT_ENABLED_NETWORKS | {}                                  | {"smartAccountEnabledNetworks": ["1"]}   | Expected number, received string  |
      | SET_PREFERRED_ACCOUNT              | {"type": "eoa"}                     | {"type": "eoa"}                          | Required                          |

  @S3.37 @S8.13
  Scenario: An error keeps the frame's message
    Given a page with a secure frame that is ready
    When the page requests CONNECT_OTP with {"otp": "000000"}
    And the frame refuses CONNECT_OTP saying "That code is old"
    Then the page receives the error "That code is old"

  @S8.13
  Scenario: An error without a message gets a default one
    Given a page with a secure frame that is ready
    When the page requests CONNECT_OTP with {"otp": "000000"}
    And the frame refuses CONNECT_OTP
    Then the page receives the error "An error occurred"

  @S3.36
  Scenario: READY without a payload is ignored
    Given a page with a secure frame
    When the page requests GET_CHAIN_ID
    And the frame sends the message {"type": "@w3m-frame/READY"}
    And the page's clock advances by 500 milliseconds
    Then the frame has not received GET_CHAIN_ID
    When the frame sends the message {"type": "@w3m-frame/READY", "payload": {"version": "4"}}
    And the page's clock advances by 500 milliseconds
    Then the frame receives GET_CHAIN_ID

  @S3.31
  Scenario: A new session token has no effect on the page
    Given a page with a secure frame that is ready
    When the frame sends the message {"type": "@w3m-frame/SESSION_UPDATE", "payload": {"token": "a.b.c"}}
    Then the page has no answer
    And nobody is connected

  @S9.1
  Scenario: The first request is sent half a second after READY
    Given a page with a secure frame
    When the page requests GET_CHAIN_ID
    And the frame sends READY
    And the page's clock advances by 499 milliseconds
    Then the frame has not received GET_CHAIN_ID
    When the page's clock advances by 1 milliseconds
    Then the frame receives GET_CHAIN_ID

  @S8.3 @S8.15 @S9.1
  Scenario: A frame that is not ready after 20 seconds is reported
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the page's clock advances by 19999 milliseconds
    Then developers see no alert
    When the page's clock advances by 1 milliseconds
    Then developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."
    And the request to the modal fails with "Something went wrong"

  @S8.16 @S8.15
  Scenario: A frame that the browser cannot load is reported
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the browser cannot load the frame
    Then the request to the modal fails with "Unable to load email login dependency"
    And developers see the alert "Network Error - Could not load embedded wallet"
    And developers read "The embedded wallet could not be loaded. Check the connection and try again later."

  @S8.4 @S8.15 @S9.1
  Scenario Outline: A frame that does not answer <message> within 30 seconds is reported
    Given a page with a secure frame that is ready
    When the page requests <message> with <payload>
    And the page's clock advances by 29999 milliseconds
    Then developers see no alert
    When the page's clock advances by 1 milliseconds
    Then developers see the alert "Embedded Wallet Request Timed Out"
    And developers read "The embedded wallet did not answer in time. Try again later."
    And the page receives the error "Something went wrong"

    Examples:
      | message                 | payload                             |
      | CONNECT_EMAIL           | {"email": "mira@saltmarsh.example"} |
      | CONNECT_DEVICE          | {}                                  |
      | CONNECT_OTP             | {"otp": "123456"}                   |
      | CONNECT_SOCIAL          | {"uri": "https://secure.example"}   |
      | GET_SOCIAL_REDIRECT_URI | {"provider": "google"}              |

  @S8.5 @S8.15
  Scenario: A domain that the frame does not allow is reported to developers
    Given a page with a secure frame that is ready
    When the page requests CONNECT_EMAIL with {"email": "mira@saltmarsh.example"}
    And the frame refuses CONNECT_EMAIL saying "unverified_domain"
    Then developers see the alert "Invalid App Configuration"
    And developers read "allow it in the settings of your project"

  @S8.14
  Scenario: Closing the modal cancels the login
    Given a page with a secure frame
    When the visitor asks for an email to "mira@saltmarsh.example"
    And the frame is ready
    And the visitor shuts the modal
    Then the modal reports that CONNECT_EMAIL was refused with "Something went wrong"
    And nobody is connected

  @S8.14
  Scenario: If the frame is reloaded during a request, the request fails
    Given a page with a secure frame that is ready
    When the page requests GET_USER
    And the frame reloads
    Then the page receives the error "Something went wrong"
